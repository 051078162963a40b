/** What facts.yaml says with its days, and is no longer, or soon not, known to be true. */
import { longDate } from '../../src/content/rules/dates.ts';
import { siteText } from './entries.ts';

/** In days. */
const soon = 30;
const long = 180;
const dayInMs = 24 * 60 * 60 * 1000;

export interface Dated {
  readonly from?: string;
  readonly until?: string;
  readonly checked?: string;
}

/**
 * What is to be done about a dated fact, with the entry that says so; undefined as long as it holds.
 * @param today a day such as 2026-11-22
 */
export function dueOf(
  { from, until, checked }: Dated,
  today: string,
): { entry: keyof Dated; says: string } | undefined {
  const daysTo = (day: string) => (Date.parse(day) - Date.parse(today)) / dayInMs;
  if (until && daysTo(until) < 0)
    return {
      entry: 'until',
      says: `ended on ${longDate(until)}. Write what holds now, with its days, from the source`,
    };
  if (until && daysTo(until) <= soon)
    return { entry: 'until', says: `ends on ${longDate(until)}. Look at the source for what holds from then on` };
  if (from && daysTo(from) > 0)
    return {
      entry: 'from',
      says: `holds only from ${longDate(from)}, but pages show it already. Write what holds today`,
    };
  if (checked && daysTo(checked) < -long)
    return {
      entry: 'checked',
      says: `was last checked on ${longDate(checked)}. Compare it with the source, and write today’s date at “checked”`,
    };
  return undefined;
}

/** A sentence for each fact that is not current. */
export function staleFacts(folder: string, today: string): string[] {
  const text = siteText(folder, 'facts.yaml');
  const found: string[] = [];
  const visit = (value: unknown, path: readonly string[]) => {
    if (!value || typeof value !== 'object') return;
    const due = dueOf(value as Dated, today);
    if (due) found.push(`${text.place([...path, due.entry])}: ${path.join('.')} ${due.says}.`);
    for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name]);
  };
  visit(text.content, []);
  return found;
}

/** When the folder says that the daycare is open: provider.yaml, with other hours in parts of the year. */
import { spansAround, type OtherHours } from '../../src/content/rules/other-hours.ts';
import { weekOf, type Span } from '../../src/content/rules/opening-hours.ts';
import { isOn } from '../../src/content/rules/special-days.ts';
import { siteText } from './entries.ts';

/** The hours of a day, and the entry that has them. */
export function usualHours(folder: string): (day: string) => { spans: readonly Span[]; entry: string } {
  const text = siteText(folder, 'provider.yaml');
  const others = otherHoursIn(folder);
  return (day) => {
    const other = others.find((each) => spansAround(Number(day.slice(0, 4)), each).some((days) => isOn(day, days)));
    const week = weekOf(other?.hours ?? String(text.at(['hours'])));
    return { spans: week[new Date(day).getUTCDay()]!, entry: other ? 'otherHours' : 'hours' };
  };
}

/** As they are written; what is wrong with them has been told. */
export function otherHoursIn(folder: string): OtherHours[] {
  const { otherHours: list } = Object(siteText(folder, 'provider.yaml').content) as Record<string, unknown>;
  return (Array.isArray(list) ? list : []).map((entry) => {
    const { from, until, hours } = Object(entry) as Record<string, unknown>;
    return { from: String(from), until: String(until), hours: String(hours) };
  });
}

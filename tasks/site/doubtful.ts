/** What may stand in the owner's files, but is hardly meant. */
import { agesIn, monthsOf } from '../../src/content/rules/ages.ts';
import { longDate } from '../../src/content/rules/dates.ts';
import { dayInWords } from '../../src/content/rules/day-in-words.ts';
import { openDaysOf } from '../../src/content/rules/opening-hours.ts';
import { isDated } from '../../src/content/schemas/facts.ts';
import { isDay } from '../../src/content/schemas/texts.ts';
import { siteText } from './entries.ts';

/** A sentence each, with file and line. */
export const doubtfulIn = (folder: string, today: string): string[] => [
  ...doubtfulFacts(folder, today),
  ...groupsOfOtherAges(folder),
  ...closedAnyway(folder, today),
];

/** In dollars a month. */
const mostLikely = 2500;

function doubtfulFacts(folder: string, today: string): string[] {
  const text = siteText(folder, 'facts.yaml');
  const latest = `${Number(today.slice(0, 4)) + 3}${today.slice(4)}`;
  return Object.entries(Object(text.content)).flatMap(([entry, fact]) => {
    if (!isDated(fact)) return [];
    const sums = Object.entries(fact).filter(([, value]) => Number(/^\$(.*)/.exec(String(value))?.[1]) > mostLikely);
    return [
      ...sums.map(
        ([name, sum]) => `${text.place([entry, name])}: ${entry}.${name} is ${sum} a month. Is the point in its place?`,
      ),
      ...(fact.until > latest
        ? [
            `${text.place([entry, 'until'])}: ${entry} hold until ${longDate(fact.until)}, for more than three years. Is the year right?`,
          ]
        : []),
    ];
  });
}

/** The registration form refuses children of ages that facts.yaml leaves out. */
function groupsOfOtherAges(folder: string): string[] {
  const text = siteText(folder, 'programs.yaml');
  const all = siteText(folder, 'facts.yaml').at(['ages']);
  const taken = agesIn(String(all));
  return entriesOf(text.content).flatMap(({ title, ages }, index) => {
    const group = agesIn(String(ages));
    const isWithin =
      !group || !taken || (monthsOf(taken.from) <= monthsOf(group.from) && monthsOf(group.to) <= monthsOf(taken.to));
    return isWithin
      ? []
      : [
          `${text.place([index, 'ages'])}: ${title} is for ${ages}, but “ages” of facts.yaml is ${all}, and the form takes no other child. Make the two agree.`,
        ];
  });
}

/** Single days on which the daycare is not open at all. */
function closedAnyway(folder: string, today: string): string[] {
  const text = siteText(folder, 'closures.yaml');
  const open = openDaysOf(String(siteText(folder, 'provider.yaml').at(['hours'])));
  return entriesOf(text.content).flatMap(({ name, from, until = from }, index) => {
    if (!open.length || !isDay(String(from)) || until !== from || String(from) < today) return [];
    const [day = ''] = dayInWords(String(from)).split(',');
    return open.includes(day)
      ? []
      : [
          `${text.place([index, 'from'])}: ${name} is a ${day}, and you are closed then anyway (“hours” of provider.yaml). Is the day right?`,
        ];
  });
}

const entriesOf = (content: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(content) ? content.map(Object) : [];

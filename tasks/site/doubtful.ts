/** What may stand in the owner's files, but is hardly meant. */
import { consents } from '../../src/content/reader/consents.ts';
import { agesIn, monthsOf } from '../../src/content/rules/ages.ts';
import { longDate } from '../../src/content/rules/dates.ts';
import { weekdayOf } from '../../src/content/rules/day-in-words.ts';
import { nearest } from '../../src/content/rules/mistypings.ts';
import { openDaysOf } from '../../src/content/rules/opening-hours.ts';
import { feesIn } from '../../src/content/schemas/fees.ts';
import { isDay } from '../../src/content/schemas/texts.ts';
import { siteText } from './entries.ts';
import { filesOfPromises } from './promises.ts';
import { placeOfDay } from './stale.ts';
import { doubtfulTimes } from './times.ts';
import { usualHours } from './usual-hours.ts';

/** A sentence each, with file and line. */
export const doubtfulIn = (folder: string, today: string): string[] => [
  ...doubtfulFacts(folder, today),
  ...groupsOfOtherAges(folder),
  ...groupsInDisorder(folder),
  ...closedAnyway(folder, today),
  ...wrongYears(folder, today),
  ...doubtfulTimes(folder, today),
  ...confirmedNothing(folder),
];

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** In cents a month. */
const likely = { least: 10_00, most: 2500_00 };

function doubtfulFacts(folder: string, today: string): string[] {
  const text = siteText(folder, 'facts.yaml');
  const sentences = feesIn(text.content).flatMap(({ name, kind, per, cents, sum, until = '' }, index) => {
    const isOdd = cents !== undefined && (cents < likely.least || cents > likely.most);
    return [
      ...(isOdd && per === 'month' && kind === 'fee'
        ? [`${text.place(['fees', 'list', index, 'sum'])}: ${name} is ${sum} a month. Is the point in its place?`]
        : []),
      ...(until > yearsAfter(today, 3)
        ? [
            `${placeOfDay(text, index)}: fees hold until ${longDate(until)}, for more than three years. Is the year right?`,
          ]
        : []),
    ];
  });
  return [...new Set(sentences)];
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

/** Pages show them as they stand. */
function groupsInDisorder(folder: string): string[] {
  const text = siteText(folder, 'programs.yaml');
  const groups = entriesOf(text.content);
  const beginOf = (index: number) => agesIn(String(groups[index]?.['ages']))?.from;
  return groups.flatMap(({ title }, index) => {
    const [above, own] = [beginOf(index - 1), beginOf(index)];
    return above && own && monthsOf(own) < monthsOf(above)
      ? [
          `${text.place([index, 'ages'])}: ${title} are younger than ${groups[index - 1]?.['title']} above. Put the youngest first.`,
        ]
      : [];
  });
}

const mostDaysClosed = 31;

/** Days of closures, events and consents that are far from today. */
function wrongYears(folder: string, today: string): string[] {
  const closures = siteText(folder, 'closures.yaml');
  const events = siteText(folder, 'events.yaml');
  return [
    ...entriesOf(closures.content).flatMap(({ name, from: first, until = first, every }, index) => {
      const [from, last] = [String(first), String(until)];
      if (every || !isDay(from) || !isDay(last)) return [];
      const days = (Date.parse(last) - Date.parse(from)) / 86_400_000 + 1;
      const doubt =
        (last < today && `was over on ${longDate(last)}, so no page says it. Take it out, or: is`) ||
        (from > yearsAfter(today, 3) && `begins on ${longDate(from)}, in more than three years. Is`) ||
        (days > mostDaysClosed && `is until ${longDate(last)}, for ${days} days. Is`);
      return doubt ? [`${closures.place([index, 'from'])}: ${name} ${doubt} the year right?`] : [];
    }),
    ...entriesOf(events.content).flatMap(({ title, starts, ends }, index) => {
      const [from, last] = [starts, ends].map((moment) => String(moment).slice(0, 10)) as [string, string];
      if (!isDay(from) || !isDay(last)) return [];
      const doubt =
        (last < today && `was over on ${longDate(last)}. Take it out, or: is`) ||
        (from > yearsAfter(today, 2) && `begins on ${longDate(from)}, in more than two years. Is`);
      return doubt ? [`${events.place([index, 'starts'])}: ${title} ${doubt} the year right?`] : [];
    }),
    ...consents(folder).flatMap(({ name, consentUntil: until = '', place }) =>
      isDay(until) && until > yearsAfter(today, 6)
        ? [
            `${place}: the consent for “${name}” holds until ${longDate(until)}, for more than six years. Is the year right?`,
          ]
        : [],
    ),
  ];
}

/** Single days on which the daycare is not open at all. */
function closedAnyway(folder: string, today: string): string[] {
  const text = siteText(folder, 'closures.yaml');
  const open = openDaysOf(String(siteText(folder, 'provider.yaml').at(['hours'])));
  const hoursOn = usualHours(folder);
  return entriesOf(text.content).flatMap(({ name, from, until = from, every }, index) => {
    if (!open.length || every || !isDay(String(from)) || until !== from || String(from) < today) return [];
    const { spans, entry } = hoursOn(String(from));
    return spans.length
      ? []
      : [
          `${text.place([index, 'from'])}: ${name} is a ${weekdayOf(String(from))}, and you are closed then anyway (“${entry}” of provider.yaml). Is the day right?`,
        ];
  });
}

/** Rows of confirmed.yaml that confirm nothing, since no file has that name. */
function confirmedNothing(folder: string): string[] {
  const text = siteText(folder, 'confirmed.yaml');
  const known = filesOfPromises(folder);
  return entriesOf(text.content).flatMap(({ file }, index) => {
    const name = String(file);
    const meant = nearest(name, known);
    return known.includes(name)
      ? []
      : [
          `${text.place([index, 'file'])}: there is no file ${name}${meant ? ` (did you mean “${meant}”?)` : ''}, so this confirms nothing. Take the row out, and run: npm run site -- confirm${meant ? ` ${meant}` : ', with the name of the file'}`,
        ];
  });
}

const entriesOf = (content: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(content) ? content.map(Object) : [];

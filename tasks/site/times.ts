/** What the owner's files say of parts of the year, of days that repeat and of notices, and is hardly meant. */
import { longDate } from '../../src/content/rules/dates.ts';
import { weekdayOf } from '../../src/content/rules/day-in-words.ts';
import { daysAfter } from '../../src/content/rules/fact-state.ts';
import { dayOf } from '../../src/content/rules/notices.ts';
import { otherHoursInWords, spansAround } from '../../src/content/rules/other-hours.ts';
import { repeatOf, repeatPattern } from '../../src/content/rules/repeats.ts';
import { nextOf, noEnd } from '../../src/content/rules/special-days.ts';
import { isDay } from '../../src/content/schemas/texts.ts';
import { siteText } from './entries.ts';
import { otherHoursIn, usualHours } from './usual-hours.ts';

/** A sentence each, with file and line. */
export const doubtfulTimes = (folder: string, today: string): string[] => [
  ...overlappingHours(folder, today),
  ...repeatsOnClosedDays(folder, today),
  ...noticesOver(folder, today),
];

/** Two parts of the year that share days: pages say the first alone is right there. */
function overlappingHours(folder: string, today: string): string[] {
  const text = siteText(folder, 'provider.yaml');
  const year = Number(today.slice(0, 4));
  const all = otherHoursIn(folder).map((each) => ({ each, spans: spansAround(year, each) }));
  return all.flatMap((one, index) => [
    ...all
      .slice(0, index)
      .filter((other) => other.spans.some((a) => one.spans.some((b) => a.from <= b.until && b.from <= a.until)))
      .map(
        (other) =>
          `${text.place(['otherHours', index, 'from'])}: “${otherHoursInWords(one.each)}” and “${otherHoursInWords(other.each)}” are in part the same days, so parents read both. Let one end before the other begins.`,
      ),
    ...(one.spans.every(({ until }) => until < today)
      ? [
          `${text.place(['otherHours', index, 'until'])}: “${otherHoursInWords(one.each)}” was over on ${longDate(one.each.until)}, so no page says it. Take it out, or write the days without a year.`,
        ]
      : []),
  ]);
}

/** Days that repeat on a day of the week on which the daycare is closed, or not open for as long. */
function repeatsOnClosedDays(folder: string, today: string): string[] {
  const text = siteText(folder, 'closures.yaml');
  const hoursOn = usualHours(folder);
  return (Array.isArray(text.content) ? text.content : []).flatMap((entry, index) => {
    const { name, from, until = noEnd, every } = Object(entry) as Record<string, unknown>;
    if (!repeatPattern.test(String(every)) || !isDay(String(from)) || !isDay(String(until))) return [];
    const days = { from: String(from), until: String(until), every: repeatOf(String(every)) };
    const next = nextOf(days, today);
    if (!next)
      return [
        `${text.place([index])}: ${String(name)} was over on ${longDate(days.until)}, so no page says it. Take it out, or write a later day at “until”.`,
      ];
    const weekday = weekdayOf(next.from);
    return hoursOn(next.from).spans.length
      ? []
      : [
          `${text.place([index, 'every'])}: ${String(name)} is on a ${weekday}, and you are closed then anyway (“${hoursOn(next.from).entry}” of provider.yaml). Is the day right?`,
        ];
  });
}

const mostDays = 31;

/** Notices that are over, or hold for longer than one. */
function noticesOver(folder: string, today: string): string[] {
  const text = siteText(folder, 'notices.yaml');
  return (Array.isArray(text.content) ? text.content : []).flatMap((entry, index) => {
    const { text: words, ...times } = Object(entry) as Record<string, unknown>;
    const [from, until] = [times['from'], times['until']].map((moment) => dayOf(String(moment))) as [string, string];
    if (!isDay(from) || !isDay(until)) return [];
    const doubt =
      (until < today && `was over on ${longDate(until)}, so no page says it. Take it out.`) ||
      (until > daysAfter(from, mostDays) &&
        `stands above every page until ${longDate(until)}. Is the year right? What holds for longer is better said in a post or a question.`);
    return doubt ? [`${text.place([index])}: the notice “${String(words)}” ${doubt}`] : [];
  });
}

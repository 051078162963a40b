/** What the owner's files say twice, and not in the same way, or against the calendar. Each entry alone is right. */
import { longDate } from '../../src/content/rules/dates.ts';
import { weekdayOf } from '../../src/content/rules/day-in-words.ts';
import { daysAfter } from '../../src/content/rules/fact-state.ts';
import { openDaysOf, spanOf, timesPattern } from '../../src/content/rules/opening-hours.ts';
import { isDay } from '../../src/content/schemas/texts.ts';
import { siteText, type SiteText } from './entries.ts';
import { holidayOf } from './holidays.ts';
import { usualHours } from './usual-hours.ts';

/** A sentence each, with file and line. */
export const contradictionsIn = (folder: string): string[] => [
  ...hoursTwice(folder),
  ...otherHolidays(folder),
  ...overlappingClosures(folder),
  ...longerThanUsual(folder),
  ...sameTwice(folder),
  ...houseTwice(folder),
];

function hoursTwice(folder: string): string[] {
  const text = siteText(folder, 'provider.yaml');
  const hours = String(text.at(['hours']));
  const days = openDaysOf(hours);
  // A day may have a break at noon: “Friday, 7:00 am to 12:00 pm; Friday, 1:00 pm to 5:00 pm”.
  const twice = [...new Set(days.filter((day, index) => days.indexOf(day) < index && !hasBreak(hours, day)))];
  return twice.map(
    (day) =>
      `${text.place(['hours'])}: ${day} has hours twice in “${hours}”, so parents read both. Keep one: name the days before it, as in “Monday to Thursday, …; Friday, …”.`,
  );
}

const hasBreak = (hours: string, day: string) =>
  hours
    .split('; ')
    .filter((row) => openDaysOf(row).includes(day))
    .every((row) => openDaysOf(row).length === 1);

interface Closure {
  readonly index: number;
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly house: unknown;
}

/** Without those that repeat. */
const closuresIn = ({ content }: SiteText): Closure[] =>
  (Array.isArray(content) ? content : []).flatMap((entry, index) => {
    const { name, from, until = from, every, house } = Object(entry) as Record<string, unknown>;
    const days = { from: String(from), until: String(until) };
    return !every && isDay(days.from) && isDay(days.until) ? [{ index, name: String(name), ...days, house }] : [];
  });

/** A holiday at a weekend may be taken on the Monday after it. */
function otherHolidays(folder: string): string[] {
  const text = siteText(folder, 'closures.yaml');
  return closuresIn(text).flatMap(({ index, name, from, until }) => {
    const day = holidayOf(name, Number(from.slice(0, 4)));
    if (!day || (from <= day && day <= until)) return [];
    const weekday = new Date(day).getUTCDay();
    const isTakenLater = (weekday === 0 || weekday === 6) && from > day && daysBetween(day, from) <= 3;
    return isTakenLater
      ? []
      : [
          `${text.place([index, 'from'])}: ${name} is on ${longDate(day)}, and you are closed on ${longDate(from)}. Is the day right?`,
        ];
  });
}

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

function overlappingClosures(folder: string): string[] {
  const text = siteText(folder, 'closures.yaml');
  const all = closuresIn(text);
  return all.flatMap((one) =>
    all
      .filter((other) => other.index > one.index && other.from <= one.until && one.from <= other.until)
      .filter((other) => !one.house || !other.house || one.house === other.house)
      .map(
        (other) =>
          `${text.place([other.index, 'from'])}: ${other.name} and ${one.name} are in part the same days, so parents read both. Keep one, or end one before the other begins.`,
      ),
  );
}

/** A day of shorter hours is open only while the daycare is open anyway. Several days are compared each by itself. */
function longerThanUsual(folder: string): string[] {
  const text = siteText(folder, 'closures.yaml');
  const hoursOn = usualHours(folder);
  return closuresIn(text).flatMap(({ index, name, from, until, house }) => {
    // A house can have hours of its own.
    if (house) return [];
    const open = text.at([index, 'open']);
    if (!timesPattern.test(String(open))) return [];
    const [opens, closes] = spanOf(String(open));
    const days = Array.from({ length: Math.min(daysBetween(from, until), 6) + 1 }, (_, after) =>
      daysAfter(from, after),
    );
    const day = days.find((each) => {
      const { spans: usual } = hoursOn(each);
      return usual.length > 0 && (opens < usual[0]![0] || usual.at(-1)![1] < closes);
    });
    return day
      ? [
          `${text.place([index, 'open'])}: ${name}, open ${String(open)}, is longer than your hours on a ${weekdayOf(day)} (“${hoursOn(day).entry}” of provider.yaml). Which of the two is right?`,
        ]
      : [];
  });
}

/** Lists in which two entries with the same words are the same thing, and the words that name one. */
const lists = [
  { file: 'faqs.yaml', at: 'items', names: ['title'] },
  { file: 'events.yaml', names: ['title', 'starts'] },
  { file: 'programs.yaml', names: ['title'] },
  { file: 'offers.yaml', names: ['title'] },
  { file: 'testimonials.yaml', names: ['text'] },
  { file: 'gallery.yaml', names: ['title', 'kind'] },
  { file: 'glossary.yaml', names: ['term'] },
] as const;

function sameTwice(folder: string): string[] {
  return lists.flatMap((list) => {
    const text = siteText(folder, list.file);
    const groups = (Array.isArray(text.content) ? text.content : []) as Record<string, unknown>[];
    const entries =
      'at' in list
        ? groups.flatMap((group, at) =>
            (Array.isArray(group?.[list.at]) ? (group[list.at] as object[]) : []).map((entry, index) => ({
              entry,
              path: [at, list.at, index],
            })),
          )
        : groups.map((entry, index) => ({ entry, path: [index] }));
    const named = entries.map(({ entry, path }) => ({
      path,
      // What differs in capitals and signs alone means the same.
      name: list.names
        .map((name) =>
          String((Object(entry) as Record<string, unknown>)[name])
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
        )
        .join(', '),
      words: String((Object(entry) as Record<string, unknown>)[list.names[0]]),
    }));
    return named.flatMap(({ path, name, words }, index) => {
      const first = named.findIndex((each) => each.name === name);
      return first < index
        ? [
            `${text.place(path)}: “${words}” stands twice, first in line ${text.line(named[first]!.path)}. Keep one of the two.`,
          ]
        : [];
    });
  });
}

/** Every form of a daycare with several houses asks which one is meant. */
function houseTwice(folder: string): string[] {
  const { locations } = Object(siteText(folder, 'provider.yaml').content);
  const text = siteText(folder, 'words/registration.yaml');
  const { fields } = Object(text.content);
  if (!Array.isArray(locations) || !Array.isArray(fields)) return [];
  return fields.flatMap((field: unknown, index) =>
    /\b(?:houses?|locations?)\b/i.test(Object(field).ask)
      ? [
          `${text.place(['fields', index, 'ask'])}: every form asks already which house is meant, so parents are asked twice. Take this question out.`,
        ]
      : [],
  );
}

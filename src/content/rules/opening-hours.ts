/** Opening hours as the owner writes them, “Monday to Friday, 6:45 am to 5:45 pm”, more of them after a semicolon. */
const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const time = String.raw`(?:1[0-2]|[1-9]):[0-5]\d [ap]m`;
const times = `(${time}) to (${time})`;
const row = `(${day})(?: to (${day}))?, ${times}`;

export const hoursPattern = new RegExp(`^${row}(?:; ${row})*$`);
/** Those of a single day, “6:45 am to 12:00 pm”. */
export const timesPattern = new RegExp(`^${times}$`);
/** “6:45 am”. */
export const timePattern = new RegExp(`^${time}$`);

/** From opening to closing, in minutes after midnight. 11:59 pm, the last time that can be written, is the end of the day. */
export type Span = readonly [opens: number, closes: number];

/** Of times such as “6:45 am to 12:00 pm”. */
export function spanOf(words: string): Span {
  const [opens = 0, closes = 0] = Array.from(words.matchAll(new RegExp(time, 'g')), ([moment]) => minutesOf(moment));
  return [opens, closes === endOfDay - 1 ? endOfDay : closes];
}

/** Of each row. */
export const spansOf = (hours: string): Span[] => rowsOf(hours).map(({ span }) => span);

export const opensBeforeItCloses = ([opens, closes]: Span) => opens < closes;

const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** The days of the week that they name, or that lie between two of them. */
export const openDaysOf = (hours: string): string[] => rowsOf(hours).flatMap(daysOf);

/** The days of each row, and from when to when. */
export const rowsOfHours = (hours: string) => rowsOf(hours).map((each) => ({ days: daysOf(each), span: each.span }));

/** A list for each day of the week, Sunday first as `Date` counts; those of a day in their order, and none touches the next. */
export const weekOf = (hours: string): Span[][] =>
  [6, 0, 1, 2, 3, 4, 5].map((index) =>
    joined(rowsOf(hours).flatMap((each) => (daysOf(each).includes(week[index]!) ? [each.span] : []))),
  );

/** For programs, in 24 hours: 06:45. The end of a day is 23:59. */
export function clockOf(minutes: number): string {
  const within = Math.min(minutes, endOfDay - 1);
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const endOfDay = 24 * 60;

/** After midnight, of “6:45 am”. */
export function minutesOf(moment: string): number {
  const [hour = 0, minute = 0] = moment.split(/[: ]/).map(Number);
  return ((hour % 12) + (moment.endsWith('pm') ? 12 : 0)) * 60 + minute;
}

const rowsOf = (hours: string) =>
  Array.from(hours.matchAll(new RegExp(row, 'g')), ([words, first = '', last]) => ({
    first,
    last,
    span: spanOf(words),
  }));

function daysOf({ first, last = first }: { first: string; last: string | undefined }): string[] {
  const from = week.indexOf(first);
  const days = (week.indexOf(last) - from + 7) % 7;
  return [...week, ...week].slice(from, from + days + 1);
}

const joined = (spans: readonly Span[]) =>
  spans
    .toSorted(([one], [other]) => one - other)
    .reduce<Span[]>((done, [opens, closes]) => {
      const before = done.at(-1);
      if (!before || before[1] < opens) return [...done, [opens, closes]];
      return [...done.slice(0, -1), [before[0], Math.max(before[1], closes)]];
    }, []);

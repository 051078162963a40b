/** The hours of the week, and days with other ones, as search engines read them (https://schema.org/OpeningHoursSpecification). */
import { weekdayOf } from './day-in-words.ts';
import { daysAfter } from './fact-state.ts';
import { clockOf, openDaysOf, rowsOfHours, type Span } from './opening-hours.ts';
import type { Closure, Hours, NoticedHours } from './opening.ts';
import { isOn, noEnd, type Days } from './special-days.ts';

interface Given {
  /** Those of the week, in words. */
  readonly hours: string;
  readonly changes: Hours['changes'];
  readonly otherWeeks: readonly (Days & { readonly hours: string })[];
  readonly today: string;
}

/** So many days ahead, days that repeat are named. Search engines come back before. */
const ahead = 90;

const closed: Span = [0, 0];

/** Of the week. */
export const weekHoursOf = (hours: string) =>
  rowsOfHours(hours).map(({ days, span }) => ({ ...type, dayOfWeek: days, ...clocksOf(span) }));

/** Of other days. What beats something else takes its days from it, so that no two say different hours of a day. */
export function specialHoursOf({ hours, changes, otherWeeks, today }: Given) {
  const usualDays = openDaysOf(hours);
  const takeOfYear = taker();
  const weeks = [...otherWeeks, { from: today, until: noEnd, hours }].flatMap(({ hours: own, ...days }) =>
    takeOfYear(days).map((part) => ({ ...part, hours: own })),
  );
  /** In days of another week than the usual one, which is closed on other days, or on some with hours of their own. */
  const inWeek = (part: Days, own: string, span?: Span) => {
    const open = openDaysOf(own);
    return [
      ...(span ? [{ days: open, span }] : rowsOfHours(own)),
      { days: usualDays.filter((day) => !open.includes(day)), span: closed },
    ].flatMap((row) => {
      const days = row.days.filter((day) => hasDay(part, day));
      return days.length ? [specification(part, row.span, days)] : [];
    });
  };
  const take = taker();
  const ofChanges = changes.flatMap(inOrder).flatMap((change) =>
    daysOf(change, today)
      .flatMap(take)
      .flatMap((part) => {
        const { open = closed } = change;
        // Of days with hours, those on which the daycare is open otherwise; a notice means its day itself.
        if (!change.open || !('name' in change)) return [specification(part, open)];
        return weeks.flatMap((week) => both(part, week).flatMap((days) => inWeek(days, week.hours, open)));
      }),
  );
  const ofWeeks = weeks
    .filter((week) => week.hours !== hours)
    .flatMap((week) => take(week).flatMap((part) => inWeek(part, week.hours)));
  return [...ofChanges, ...ofWeeks];
}

/** As pages say it: what closes a day beats hours of it, and of these the last hold. */
const inOrder = (list: readonly (Closure | NoticedHours)[]) => [
  ...list.filter(({ open }) => !open),
  ...list.filter(({ open }) => open).toReversed(),
];

const type = { '@type': 'OpeningHoursSpecification' } as const;
const clocksOf = ([opens, closes]: Span) => ({ opens: clockOf(opens), closes: clockOf(closes) });

const specification = ({ from, until }: Days, span: Span, dayOfWeek?: readonly string[]) => ({
  ...type,
  validFrom: from,
  validThrough: until,
  ...(dayOfWeek && { dayOfWeek }),
  ...clocksOf(span),
});

/** A function for what is left of days without those for which it was called before. */
function taker() {
  const taken: Days[] = [];
  return ({ from, until }: Days) => {
    const left = taken.reduce(without, [{ from, until }]);
    taken.push(...left);
    return left;
  };
}

const without = (days: Days[], { from, until }: Days): Days[] =>
  days.flatMap((each) =>
    until < each.from || each.until < from
      ? [each]
      : [
          ...(each.from < from ? [{ from: each.from, until: daysAfter(from, -1) }] : []),
          ...(until < each.until ? [{ from: daysAfter(until, 1), until: each.until }] : []),
        ],
  );

/** The days that are in both. */
const both = (one: Days, other: Days): Days[] => {
  const from = one.from < other.from ? other.from : one.from;
  const until = one.until < other.until ? one.until : other.until;
  return from <= until ? [{ from, until }] : [];
};

/** Whether a day of the week is among days. */
const hasDay = ({ from, until }: Days, weekday: string) =>
  Array.from({ length: 7 }, (_, after) => daysAfter(from, after)).some(
    (date) => date <= until && weekdayOf(date) === weekday,
  );

/** Of what repeats, its single days. */
function daysOf(days: Days, today: string): Days[] {
  const { from, until, every } = days;
  if (!every) return [{ from, until }];
  return Array.from({ length: ahead }, (_, after) => daysAfter(today, after))
    .filter((date) => isOn(date, days))
    .map((date) => ({ from: date, until: date }));
}

/** The hours of the week, and days with other ones, as search engines read them (https://schema.org/OpeningHoursSpecification). */
import { daysAfter } from './fact-state.ts';
import { clockOf, openDaysOf, rowsOfHours, type Span } from './opening-hours.ts';
import type { Closure, Hours, NoticedHours } from './opening.ts';
import { isOn, type Days } from './special-days.ts';

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
  const higher: Days[] = [];
  const left = (days: Days) => higher.reduce(without, [days]);
  const ofChanges = changes.flatMap((list: readonly (Closure | NoticedHours)[]) => {
    const own = list.flatMap((change) =>
      daysOf(change, today).flatMap((days) => left(days).map((part) => ({ change, part }))),
    );
    higher.push(...own.map(({ part }) => part));
    // Of days with hours, those on which the daycare is open otherwise; a notice means its day itself.
    return own.map(({ change, part }) =>
      specification(part, change.open ?? closed, change.open && 'name' in change ? usualDays : undefined),
    );
  });
  const ofWeeks = otherWeeks.flatMap(({ from, until, hours: own }) => {
    const open = openDaysOf(own);
    const shut = usualDays.filter((day) => !open.includes(day));
    return left({ from, until }).flatMap((part) => [
      ...rowsOfHours(own).map(({ days, span }) => specification(part, span, days)),
      ...(shut.length ? [specification(part, closed, shut)] : []),
    ]);
  });
  return [...ofChanges, ...ofWeeks];
}

const type = { '@type': 'OpeningHoursSpecification' } as const;
const clocksOf = ([opens, closes]: Span) => ({ opens: clockOf(opens), closes: clockOf(closes) });

const specification = ({ from, until }: Days, span: Span, dayOfWeek?: readonly string[]) => ({
  ...type,
  validFrom: from,
  validThrough: until,
  ...(dayOfWeek && { dayOfWeek }),
  ...clocksOf(span),
});

/** What is left of days without others. */
const without = (days: Days[], { from, until }: Days): Days[] =>
  days.flatMap((each) =>
    until < each.from || each.until < from
      ? [each]
      : [
          ...(each.from < from ? [{ from: each.from, until: daysAfter(from, -1) }] : []),
          ...(until < each.until ? [{ from: daysAfter(until, 1), until: each.until }] : []),
        ],
  );

/** Of what repeats, its single days. */
function daysOf(days: Days, today: string): Days[] {
  const { from, until, every } = days;
  if (!every) return [{ from, until }];
  return Array.from({ length: ahead }, (_, after) => daysAfter(today, after))
    .filter((date) => isOn(date, days))
    .map((date) => ({ from: date, until: date }));
}

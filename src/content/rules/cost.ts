/** What care costs a family: of the daycare's fees, those of a group, a day and a number of hours. Sums are whole cents. */
import { holds } from './fact-state.ts';
import type { Fee } from './fees.ts';
import { monthHours } from './month-hours.ts';

export interface Care {
  /** The id of the group. */
  readonly group: string;
  /** The first day of care, year-month-day. */
  readonly start: string;
  readonly days: number;
  readonly hours: number;
}

export interface Cost {
  /** Registered hours a month. */
  readonly hours: number;
  /** A quarter of an hour more a day, or a month of five weeks, may change the fee. */
  readonly isClose: boolean;
  /** One if the daycare's fees say which it is, several if a family can choose, none if they do not say. */
  readonly fees: readonly Fee[];
  /** Below the fewest hours that have a fee: that number. */
  readonly below?: number;
  /** What the same care costs today, if that ends before the start. */
  readonly ended?: Fee & { readonly until: string };
  /** So many hours a week less would have the next lower fee. */
  readonly fewer?: { readonly hours: number; readonly fee: Fee };
  /** What every family pays besides, also once, and what it may refuse. Discounts are among neither. */
  readonly besides: readonly Fee[];
  readonly refusable: readonly Fee[];
  /** Of the fee and what every family pays besides, a month. Undefined unless there is one fee, paid by time. */
  readonly cents: number | undefined;
  /** What that is the sum of. */
  readonly parts: readonly Fee[];
}

/** More than this, in hours a week, is another week and no question of a limit. */
const nearby = 5;
const weeksAMonth = 52 / 12;

const isFor = (fee: Fee, group: string) => !fee.groups || fee.groups.includes(group);

/** @param today year-month-day */
export function costOf(fees: readonly Fee[], { group, start, days, hours }: Care, today: string): Cost {
  const ofGroup = fees.filter((fee) => isFor(fee, group));
  const atStart = ofGroup.filter((fee) => holds(fee, start));
  const care = atStart.filter(({ kind }) => kind === 'fee');
  const byHours = care
    .filter((fee): fee is Fee & { least: number } => fee.least !== undefined)
    .toSorted((one, other) => other.least - one.least);
  const limits = [...new Set(byHours.map(({ least }) => least))];
  const { hours: month, care: reached, isClose } = monthHours(days, hours, limits);
  const known = byHours.filter(({ least }) => least === limits[reached]);
  const all = [...known, ...care.filter(({ least }) => least === undefined)];
  const extras = atStart.filter(({ kind }) => kind === 'extra' || kind === 'registration');
  const besides = extras.filter(({ mayRefuse }) => !mayRefuse);
  const lowest = limits.at(-1);
  const lower = byHours.find(({ least }) => least === limits[reached + 1]);
  const less = lower && hoursLess(days * hours, limits[reached]!);
  const ended =
    all.length || start === today
      ? undefined
      : costOf(fees, { group, start: today, days, hours }, today).fees.find(
          (fee): fee is Fee & { until: string } => fee.until !== undefined && fee.until < start,
        );
  const [fee, ...others] = all;
  const inMonth = (each: Fee) => monthly(each, days, month);
  const isByTime = (each: Fee) => inMonth(each) !== undefined;
  const parts = fee && !others.length && isByTime(fee) ? [fee, ...besides.filter(isByTime)] : [];
  return {
    hours: month,
    isClose,
    fees: all,
    besides,
    refusable: extras.filter(({ mayRefuse }) => mayRefuse),
    cents: parts.length ? parts.reduce((sum, each) => sum + inMonth(each)!, 0) : undefined,
    parts,
    ...(!known.length && lowest && { below: lowest }),
    ...(ended && { ended }),
    ...(lower && less && less <= nearby && { fewer: { hours: less, fee: lower } }),
  };
}

/** The fewest hours a week, in quarters, without which a month does not reach a limit. */
function hoursLess(week: number, limit: number): number {
  let less = 0.25;
  while (Math.ceil(monthHours(1, week - less, []).hours) >= limit) less += 0.25;
  return less;
}

/** A month's part of a fee, rounded up, in cents: never to the kinder side. Undefined if it is not paid by time. */
export function monthly({ cents, per }: Pick<Fee, 'cents' | 'per'>, days: number, hours: number): number | undefined {
  const times = { month: 1, year: 1 / 12, week: weeksAMonth, day: days * weeksAMonth, hour: hours };
  return cents === undefined || per === 'once' || per === 'minute'
    ? undefined
    : // Twelfths and thirds have no end in binary: 1200 * (1 / 12) is to be 100.
      Math.ceil(Number((cents * times[per]).toFixed(6)));
}

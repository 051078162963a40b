/** What a daycare asks parents to pay. A page or a program that computes has all of it here: cents, what they are paid for, and the days. */
import { holds, type Dates } from './fact-state.ts';
import type { Language } from './language.ts';
import { limitIn } from './month-hours.ts';

export const periods = ['month', 'week', 'day', 'hour', 'minute', 'year', 'once'] as const;
export const feeKinds = ['fee', 'extra', 'discount', 'late', 'registration'] as const;
export type FeeKind = (typeof feeKinds)[number];

export interface Fee extends Dates {
  /** In texts, `{facts.fees.fullTime}`. Entries with the same one follow each other in time. */
  readonly id: string;
  readonly name: string;
  /** In tables; the name where none is written. */
  readonly short: string;
  /** Of the name, the short one, for whom, and what the entry itself says instead. */
  readonly lang?: Language;
  readonly kind: FeeKind;
  /** As pages say it. */
  readonly sum: string;
  /** Of a sum in dollars; a discount may be a share instead. */
  readonly cents?: number | undefined;
  readonly percent?: number | undefined;
  readonly per: (typeof periods)[number];
  readonly for?: string | undefined;
  /** The ids of the groups that pay it; all, where none is named. */
  readonly groups?: readonly string[] | undefined;
  readonly atMost: boolean;
  /** Of an extra: whether a family can do without. */
  readonly mayRefuse?: boolean | undefined;
  /** Registered hours a month for which it is paid, and the first number of them. */
  readonly hours?: string | undefined;
  readonly least?: number | undefined;
  readonly source?:
    | { readonly words: string; readonly lang?: Language; readonly href: `https://${string}` }
    | undefined;
  /** What pages say while it does not hold. */
  readonly otherwise: string;
}

/** All with the id of one of them. */
export const sameFees = (fees: readonly Fee[], one: Pick<Fee, 'id'> | undefined) =>
  fees.filter(({ id }) => id === one?.id);

/** That which holds on a day, or else the first. */
export const feeOn = (fees: readonly Fee[], day: string): Fee | undefined =>
  fees.find((fee) => holds(fee, day)) ?? fees[0];

/** The fees that depend on hours a month, one for each span of hours, the most hours first. */
export const feesByHours = (fees: readonly Fee[]): (Fee & { readonly hours: string; readonly least: number })[] =>
  fees
    .flatMap((fee, index) => {
      const { kind, hours, least } = fee;
      const isFirst = fees.findIndex((other) => other.least === least) === index;
      return kind === 'fee' && hours !== undefined && least !== undefined && isFirst ? [{ ...fee, hours, least }] : [];
    })
    .toSorted((one, other) => other.least - one.least);

/** Of the fees that a text says, that which ends first. */
export const firstToEnd = (text: string, fees: readonly Fee[], day: string): (Fee & { until: string }) | undefined =>
  fees
    .flatMap(({ until, ...fee }) =>
      until && holds({ ...fee, until }, day) && new RegExp(`${RegExp.escape(fee.sum)}(?![.,]?\\d)`).test(text)
        ? [{ ...fee, until }]
        : [],
    )
    .toSorted((one, other) => one.until.localeCompare(other.until))[0];

/** From so many hours on: 50 of “50 to 99”, and 0 of “Fewer than 50”. */
export const leastOf = (hours: string) => (/^(?:fewer|less|under|up to)\b/i.test(hours) ? 0 : limitIn(hours));

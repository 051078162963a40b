/** What stands for fees in texts: {facts.fees.fullTime}, {facts.fees.hours.fullTime}, and of the first fee {facts.fees.until} or {facts.fees.source.href}. */
import { holds } from '#content/rules/fact-state.ts';
import { feeOn, feesByHours, sameFees, type Fee } from '#content/rules/fees.ts';

import type { Values } from './fill.ts';

interface Fees {
  readonly otherwise: string;
  readonly list: readonly Fee[];
}

/** @param day that of the build */
export function feeNames(
  { otherwise, list }: Fees,
  day: string,
): { readonly of: object; insteadOf: NonNullable<Values['insteadOf']> } {
  const fees = list.flatMap((fee) => (feeOn(sameFees(list, fee), day) === fee ? [fee] : []));
  const [first] = fees;
  const lowest = feesByHours(fees).at(-1);
  const named = (name: string) => fees.find(({ id }) => id === name);
  return {
    of: {
      ...Object.fromEntries(fees.map(({ id, sum }) => [id, sum])),
      hours: {
        ...Object.fromEntries(fees.flatMap(({ id, hours }) => (hours ? [[id, hours]] : []))),
        ...(lowest?.least && { fewer: `Fewer than ${lowest.least}` }),
      },
      ...(first && { from: first.from, until: first.until, checked: first.checked, source: first.source }),
      otherwise,
    },
    /** Where a fee comes from can still be said. */
    insteadOf(name) {
      const [, ofHours, own] = /^facts\.fees\.(?:hours\.(\w+)|(?!source\b|otherwise$)(\w+))/.exec(name) ?? [];
      const id = ofHours ?? own;
      if (!id) return undefined;
      const fee = ofHours === 'fewer' ? lowest : (named(id) ?? first);
      return !fee || holds(fee, day) ? undefined : fee.otherwise;
    },
  };
}

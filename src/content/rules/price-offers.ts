/** What search engines read of a fee (https://schema.org/Offer). */
import { daysAfter, holds } from './fact-state.ts';
import type { Fee } from './fees.ts';
import { countAges, type Opening } from './places.ts';

interface Given {
  readonly fees: readonly Fee[];
  /** The groups, with the places that were counted; one in several houses stands once for each. */
  readonly groups: readonly { readonly id: string; readonly places: readonly Opening[] }[];
  readonly checked: string | undefined;
  readonly today: string;
}

/** https://unece.org/trade/uncefact/cl-recommendations, number 20. */
const units = { month: 'MON', week: 'WEE', day: 'DAY', hour: 'HUR', minute: 'MIN', year: 'ANN', once: undefined };

/** Of fees for care that hold: none of a sum that pages do not say, and none where the daycare has counted that no group that pays it has a place. */
export function priceOffersOf({ fees, groups, checked, today }: Given) {
  const ends = checked && daysAfter(checked, countAges);
  return fees.flatMap((fee) => {
    if (fee.kind !== 'fee' || fee.cents === undefined || !holds(fee, today)) return [];
    const payers = groups.filter(({ id }) => fee.groups?.includes(id) ?? true);
    const counted = payers.map(({ places }) => places.filter(({ month }) => month >= today.slice(0, 7)));
    const isKnown = ends !== undefined && today <= ends;
    const hasPlace = isKnown && counted.flat().some(({ free }) => free !== 'closed' && free > 0);
    if (isKnown && !hasPlace && counted.length && counted.every((each) => each.length)) return [];
    return {
      '@type': 'Offer',
      name: fee.name,
      description: fee.for,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        [fee.atMost ? 'maxPrice' : 'price']: (fee.cents / 100).toFixed(2),
        priceCurrency: 'CAD',
        unitCode: units[fee.per],
        validFrom: fee.from,
        validThrough: fee.until,
      },
      ...(hasPlace && { availability: 'https://schema.org/LimitedAvailability', availabilityEnds: ends }),
    };
  });
}

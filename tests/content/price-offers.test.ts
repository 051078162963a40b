// What search engines read of the fees: an offer only where the folder says a sum, and does not say that there is no place.
import { expect, test } from 'vitest';

import { parseSiteFile } from '#content/reader/site-file.ts';
import { priceOffersOf } from '#content/rules/price-offers.ts';
import { siteFiles } from '#content/schemas/files.ts';

const today = '2026-12-01';
const free = (count: number | 'closed', month = '2026-12') => ({ month, free: count });
const groups = (infants: ReturnType<typeof free>[], toddlers: ReturnType<typeof free>[] = []) => [
  { id: 'infants', places: infants },
  { id: 'toddlers', places: toddlers },
];

/** Of fees as facts.yaml has them. */
function offers(list: string, places = groups([]), checked: string | undefined = '2026-11-26') {
  const file = `ages: 1 to 6 years\nfees: { otherwise: Ask us., list: [${list}] }`;
  const { fees } = parseSiteFile('facts.yaml', file, siteFiles.facts);
  return priceOffersOf({ fees: fees.list, groups: places, checked, today });
}
const fee = (more = '') => `{ name: Full-time, sum: $1050.50, per: month${more} }`;

test('an offer has the fee’s name, sum, time and last day', () => {
  expect(offers(fee(', for: up to school age, until: 2027-03-31'))).toEqual([
    {
      '@type': 'Offer',
      name: 'Full-time',
      description: 'up to school age',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '1050.50',
        priceCurrency: 'CAD',
        unitCode: 'MON',
        validThrough: '2027-03-31',
      },
    },
  ]);
});

test('of a fee that parents may pay less than, the sum is the highest price', () => {
  const [offer] = offers(fee(', atMost: yes'));
  expect(offer?.priceSpecification).toMatchObject({ maxPrice: '1050.50' });
  expect(offer?.priceSpecification).not.toHaveProperty('price');
});

test.each([
  ['no fees', ''],
  ['one that has ended', fee(', until: 2026-11-30')],
  ['one that is to come', fee(', from: 2026-12-02')],
  ['an extra', fee(', kind: extra, mayRefuse: yes')],
  ['a discount', '{ name: Second child, sum: 10%, per: month, kind: discount }'],
])('of %s there is no offer', (_, list) => {
  expect(offers(list)).toEqual([]);
});

test.each([
  ['a place of one group is free', groups([free(0)], [free(0), free(2, '2027-02')]), true],
  ['families of all groups wait', groups([free(0), free('closed', '2027-01')], [free(0)]), undefined],
  ['nothing is said of one group', groups([free(0)]), false],
  ['places were free last month', groups([free(2, '2026-11')], [free(2, '2026-11')]), false],
])('where %s, the offer says so, or is none', (_, places, isAvailable) => {
  const [offer] = offers(fee(), places);
  expect(offer && 'availability' in offer).toBe(isAvailable);
  if (isAvailable) expect(offer).toMatchObject({ availabilityEnds: '2026-12-10' });
});

test('only the groups that pay a fee count, and an old count does not', () => {
  const waiting = groups([free(0)], [free(1)]);
  expect(offers(fee(', groups: [infants]'), waiting)).toEqual([]);
  const [old] = offers(fee(', groups: [infants]'), waiting, '2026-11-16');
  expect(old).toMatchObject({ '@type': 'Offer' });
  expect(old).not.toHaveProperty('availability');
  expect(offers(fee(', groups: [toddlers]'), waiting)).toHaveLength(1);
});

import { expect, test } from 'vitest';

import { findUsOf } from '#content/words/find-us.ts';

const place = {
  name: undefined,
  arrival: 'Ring.',
  hours: 'all day',
  parking: 'In the lane.',
  map: { directions: 'https://maps.example/to', embed: 'https://maps.example/embed', shows: [] },
};

test.each([
  ['12 Poplar Avenue', '12', 'Poplar Avenue'],
  ['4815 48 Avenue', '4815', '48 Avenue'],
  ['12, rue des Peupliers', '12', 'rue des Peupliers'],
  ['Range Road 281', undefined, undefined],
])('the drawing of %s names the house and its street where the address says both', (street, number, road) => {
  const { drawing } = findUsOf({
    ...place,
    address: { street, town: 'Spruce Ford', province: 'Alberta', postalCode: 'T0B 0H0' },
  });
  expect(drawing).toMatchObject({ street, shows: [], town: 'Spruce Ford' });
  expect(drawing.number).toBe(number);
  expect(drawing.road).toBe(road);
});

// @vitest-environment node
import { expect, test } from 'vitest';

import { networksOf } from '#gateway/http/networks.ts';
import { createPlaces } from '#gateway/http/held-places.ts';

test('a visitor may hold a limited number of places, and gets a new one for each that is given back', () => {
  const places = createPlaces(1_024, 128);
  const school = networksOf('203.0.113.7');
  const held = Array.from({ length: 200 }, () => places.reserve(school)).filter((release) => release !== undefined);
  expect(held).toHaveLength(128);
  held[0]?.();
  expect(places.reserve(school)).toBeDefined();
  expect(places.reserve(school)).toBeUndefined();
});

test('one owner of many IPv6 networks holds at most half of all places', () => {
  const places = createPlaces(1_024, 128);
  let held = 0;
  for (let network = 0; network < 0xffff; network += 1)
    if (places.reserve(networksOf(`2001:db8:1:${network.toString(16)}::1`))) held += 1;
  expect(held).toBe(512);
  expect(places.reserve(networksOf('2001:db8:2::1'))).toBeDefined();
});

test('no more places are given out than there are', () => {
  const places = createPlaces(3, 2);
  const taken = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'].map((ip) =>
    places.reserve(networksOf(ip)),
  );
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(places.reserve([])).toBeUndefined();
  taken[0]?.();
  expect(places.reserve([])).toBeDefined();
});

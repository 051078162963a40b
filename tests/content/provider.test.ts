import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { isSample, mailLink, phoneLink, provider } from '#content/provider.ts';

test('the sample identity is the one of the decisions (K44, K45, K46, K47, K48)', () => {
  expect(provider.name).toBe('Prairie Lantern');
  expect(provider.longName).toBe('Prairie Lantern Daycare & Out-of-School Care');
  expect(Object.values(provider.address)).toEqual(['12 Poplar Avenue', 'Willowbend', 'Alberta', 'T0A 0A0']);
  expect(provider.phone).toBe('403-555-0142');
  expect(provider.email).toBe('info@prairielantern.example');
});

test('the identity file holds all that a page or letter says of the provider (K43)', () => {
  expect(Object.keys(provider)).toEqual(
    expect.arrayContaining([
      'name',
      'longName',
      'tagline',
      'address',
      'phone',
      'email',
      'licence',
      'hours',
      'social',
      'map',
      'utcOffset',
    ]),
  );
});

test('no other source names the daycare, its number, its address or its domain (K42)', () => {
  for (const file of globSync('src/**/*.{ts,tsx,css,js}')) {
    if (file.endsWith('content/provider.ts')) continue;
    for (const identity of ['Prairie Lantern', '555-0142', 'Poplar', 'prairielantern', 'Willowbend'])
      expect(readFileSync(file, 'utf8').includes(identity), `${file}: ${identity}`).toBe(false);
  }
});

test('the sample is recognised by its reserved number or domain, a real identity is not (K49)', () => {
  expect(isSample(provider)).toBe(true);
  expect(isSample({ phone: '403-555-0142', email: 'info@daycare.ca' })).toBe(true);
  expect(isSample({ phone: '403-346-0000', email: 'info@daycare.example' })).toBe(true);
  expect(isSample({ phone: '403-346-0000', email: 'info@daycare.ca' })).toBe(false);
});

test('phone and e-mail become links', () => {
  expect(phoneLink('403-555-0142')).toBe('tel:+14035550142');
  expect(mailLink('a@b.ca')).toBe('mailto:a@b.ca');
});

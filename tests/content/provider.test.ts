import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { isSample, mailLink, phoneLink, restOfName } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';

import { isOwnSite } from '../any-daycare.ts';

// Examples in messages name a daycare of their own, which another one may be.
test.skipIf(isOwnSite)('no code names the daycare, its number, its address or its domain', () => {
  const { name, phone, email, url, address } = provider;
  const identities = [name, phone, email, new URL(url).hostname, address.street, address.postalCode];
  for (const file of globSync('src/**/*.{ts,tsx,css,js}'))
    for (const identity of identities)
      expect(readFileSync(file, 'utf8').includes(identity), `${file}: ${identity}`).toBe(false);
});

test('a sample is recognised by its reserved number or domain, a real identity is not', () => {
  expect(isSample({ phone: '403-555-0142', email: 'info@daycare.ca' })).toBe(true);
  expect(isSample({ phone: '403-346-0000', email: 'info@daycare.example' })).toBe(true);
  expect(isSample({ phone: '403-346-0000', email: 'info@daycare.ca' })).toBe(false);
});

test.each([
  ['Little Acorns Daycare', 'Daycare'],
  ['Little Acorns / Les Petits Glands', 'Les Petits Glands'],
  ['Little Acorns – (bilingual)', '(bilingual)'],
  ['Little Acorns', ''],
  ['The Little Acorns', 'The Little Acorns'],
])('of “%s” the home page shows “%s” below the short name', (longName, rest) =>
  expect(restOfName({ name: 'Little Acorns', longName })).toBe(rest),
);

test('phone and e-mail become links', () => {
  expect(phoneLink('403-555-0142')).toBe('tel:+14035550142');
  expect(mailLink('a@b.ca')).toBe('mailto:a@b.ca');
});

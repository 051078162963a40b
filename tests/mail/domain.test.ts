// @vitest-environment node
import { domainToUnicode } from 'node:url';

import { expect, test } from 'vitest';

import { asciiDomain, writtenDomain } from '#mail/domain.ts';

test.each([
  ['köln.example', 'xn--kln-sna.example'],
  ['KÖLN.example', 'xn--kln-sna.example'],
  // As macOS writes it: an o and a mark.
  ['ko\u0308ln.example', 'xn--kln-sna.example'],
  ['école.québec', 'xn--cole-9oa.xn--qubec-csa'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['日本語。jp', 'xn--wgv71a119e.jp'],
  ['Gmail.COM', 'Gmail.COM'],
])('the domain %s is %s in ASCII', (domain, ascii) => {
  expect(asciiDomain(domain)).toBe(ascii);
});

test.each(['kö ln.ca', 'kö/ln.ca', 'kö:80.ca', 'kö%41.ca', 'ana@kö.ca', '😀.ca'])('%s is no domain', (domain) => {
  expect(asciiDomain(domain)).toBeUndefined();
});

test.each(['köln.example', 'école.québec', 'straße.example', 'пример.рф', '例え.テスト', 'בדיקה.example', 'ñ-ü.a.ca'])(
  '%s is written as it was before it was put into ASCII',
  (domain) => {
    const ascii = asciiDomain(domain)!;
    expect(writtenDomain(ascii)).toBe(domain);
    expect(writtenDomain(ascii)).toBe(domainToUnicode(ascii));
  },
);

test.each([
  'gmail.com',
  'Gmail.COM',
  'xn--.ca',
  'xn--a.ca',
  'xn---.ca',
  'xn--99999999.ca',
  `xn--${'z'.repeat(250)}`,
  '',
])('%j stays as it is, since it has no other spelling', (domain) => {
  expect(writtenDomain(domain)).toBe(domain);
});

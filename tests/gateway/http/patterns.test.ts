// @vitest-environment node
// No request may cost more than its length: a pattern with two ways to match the same text takes 312 ms for 15 KB, and one visitor with four of them a second stops the site.
import { expect, test } from 'vitest';

import { policyOf } from '#gateway/http/headers.ts';
import { wantsPage } from '#gateway/http/answers.ts';
import { isAddress } from '#mail/address.ts';
import { line, lines } from '#mail/letter-template.ts';
import { readInquiry, readRegistration } from '#mail/read-letter.ts';
import { aliasOf, routeOf, slugOf } from '#routes.ts';

import { provider } from '../../mail/family.ts';
import { fastGrowth, inputsOf, patternsOf } from './growth.ts';

/** Each input is tried many times, which takes a busy machine longer than a test usually has. In ms. */
const slow = { timeout: 120_000 };

/** All code that handles a visitor's words. */
const files = [
  'src/gateway/**/*.ts',
  'src/mail/*.ts',
  'src/content/**/*.ts',
  'src/forms/{rules,inquiry}.ts',
  'src/forms/*/{rules,record}.ts',
  'src/routes.ts',
];

const workOf = (source: string, flags: string) => {
  const pattern = new RegExp(source, flags.replace('y', ''));
  return (text: string) => text.replace(pattern, '');
};

for (const [where, patterns] of Map.groupBy(patternsOf(files), (pattern) => pattern.where))
  test(`no pattern in ${where} takes more than linear time`, slow, () => {
    for (const pattern of patterns)
      expect([pattern.source, fastGrowth(workOf(pattern.source, pattern.flags), inputsOf(pattern))]).toEqual([
        pattern.source,
        undefined,
      ]);
  });

test('the check finds patterns with which one visitor could stop the site', slow, () => {
  for (const source of [
    '\\/+(?:index\\.html)?$',
    '\\/+$',
    '\\s*,\\s*',
    '^\\/assets\\/.+-[\\w-]{8,}\\.\\w+$',
    '(a|b|ab)*c',
  ])
    expect([source, fastGrowth(workOf(source, 'g'), inputsOf({ source }))]).toEqual([source, expect.any(String)]);
});

const letter = (message: string) => ({ to: provider.email, subject: 'Hello', message, html: message });

for (const [name, work] of Object.entries<(text: string) => unknown>({
  routeOf,
  aliasOf,
  slugOf,
  isAddress,
  line,
  lines,
  policyOf: (text) => policyOf([text]),
  wantsPage: (url) => wantsPage({ method: 'GET', url, headers: { accept: url } } as Parameters<typeof wantsPage>[0]),
  readInquiry: (text) => readInquiry(provider, letter(text)),
  readRegistration: (text) => readRegistration(provider, letter(text)),
})) {
  test(`${name} takes no more than linear time`, slow, () => {
    const pieces = [
      '/',
      'a',
      ' ',
      ',',
      '-',
      '.',
      '%',
      '&',
      '?',
      '<',
      '"',
      '\n',
      '\n\nName: ',
      '<script>',
      '<style>',
      '< style="',
      '<td>',
      '@a.',
      '=?',
      '&amp;',
    ];
    expect(
      fastGrowth(
        work,
        pieces.flatMap((piece) => ['', '/', 'a@'].map((before) => ({ before, piece }))),
      ),
    ).toBeUndefined();
  });
}

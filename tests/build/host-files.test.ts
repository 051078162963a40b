// What the build writes for static hosts and for those who find a fault.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { provider } from '#content/site/provider.ts';
import { aliases, notFoundPath } from '#routes.ts';

const read = (file: string) => readFileSync(join('dist/client', file), 'utf8');

test('security.txt names the provider’s address, and ends within a year, not before next month', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${provider.email}`);
  expect(fields.get('Canonical')).toBe(`${provider.url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('a static host answers unknown addresses with the page for them, under that page’s own policy', () => {
  expect(read('404.html')).toBe(read(join(notFoundPath, 'index.html')));
  const policyOf = (path: string) =>
    read('_headers')
      .split(/\n(?=\/)/)
      .find((rule) => rule.startsWith(`${path}\n`))
      ?.split('\n')
      .find((line) => line.includes('Content-Security-Policy'));
  expect(policyOf('/404.html')).toBe(policyOf(notFoundPath));
});

test('a static host sends old addresses on', () => {
  expect(read('_redirects').trim().split('\n')).toEqual(
    Object.entries(aliases).map(([from, to]) => `${from} ${to} 301`),
  );
});

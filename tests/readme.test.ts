// The README is the map: what it says must be there.
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { settings } from '#gateway/settings.ts';

/** Without the padding that the formatter gives to tables. */
const readme = readFileSync('README.md', 'utf8').replaceAll(/ {2,}/g, ' ');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('its table of settings is the gateway’s own', () => {
  for (const { name, fallback, meaning } of settings)
    expect(readme).toContain(
      `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${meaning} |`.replaceAll(/ {2,}/g, ' '),
    );
});

test('every command and file that it names exists', () => {
  for (const [, name] of readme.matchAll(/npm run (\w+)/g)) expect(scripts[name!], name).toBeDefined();
  for (const [, path] of readme.matchAll(/`((?:src|tests|a11y|tasks|imagery|docs)\/[\w./-]*)`/g))
    expect(existsSync(path!), path).toBe(true);
  for (const [, path] of readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)) expect(existsSync(path!), path).toBe(true);
});

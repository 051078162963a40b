// Every command and file that the README names must exist.
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every command and file that it names exists', () => {
  for (const [, name] of readme.matchAll(/npm run (\w+)/g)) expect(scripts[name!], name).toBeDefined();
  for (const [, path] of readme.matchAll(/`((?:src|tests|a11y|tasks|imagery|docs)\/[\w./-]*)`/g))
    expect(existsSync(path!), path).toBe(true);
  for (const [, path] of readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)) expect(existsSync(path!), path).toBe(true);
});

// @vitest-environment node
// Promises that are kept because the sources do without something.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|js|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .concat('index.html')
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

const withThe = (forbidden: RegExp) => sources.filter(([, text]) => forbidden.test(text)).map(([path]) => path);

test('no script listens to a letter key, to a shaken device or to its orientation', () => {
  expect(withThe(/\bkey === '.'|\bcode === 'Key|accessKey|case '.':/)).toEqual([]);
  expect(withThe(/devicemotion|deviceorientation|orientation\.lock|\(orientation:/)).toEqual([]);
});

test('no link opens a window, and no clock reloads a page', () => {
  expect(withThe(/target=["{']+_blank|window\.open\(|http-equiv="refresh"/)).toEqual([]);
});

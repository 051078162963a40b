import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { beginHistory } from '../../tasks/site/history.ts';
import { temporaryFolder } from '../gateway/gateway.ts';

const owner = { name: 'Little Acorns', email: 'hello@littleacorns.ca' };
const git = (folder: string, ...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });

test('a new folder has a history, in which an edit is kept and taken back by somebody of whom Git knows nothing', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'facts.yaml');
  writeFileSync(file, 'fee: $326.25\n');
  expect(beginHistory(folder, owner)).toBe(true);
  expect(git(folder, 'status', '--short', '--branch')).toBe('## main\n');
  writeFileSync(file, 'fee: $3262.5\n');
  git(folder, 'commit', '-aqm', 'Fees');
  git(folder, 'revert', '--no-edit', 'HEAD');
  expect(readFileSync(file, 'utf8')).toBe('fee: $326.25\n');
});

test('a folder inside of another history begins none', () => {
  const outer = temporaryFolder();
  git(outer, 'init', '--quiet');
  const folder = join(outer, 'own');
  mkdirSync(folder);
  expect(beginHistory(folder, owner)).toBe(false);
});

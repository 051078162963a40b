import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { beginHistory } from '../../tasks/site/history.ts';
import { temporaryFolder } from '../gateway/gateway.ts';
import { node } from '../process.ts';
import { copyOfSite } from './owner-folder.ts';

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

test.each([
  ['', {}],
  // As if somebody else had the folder, which Git then does not read.
  ['-c safe.directory=FOLDER ', { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }],
])('a file that is gone is brought back from the history by doing what is said: git %s…', (more, owned) => {
  const folder = copyOfSite();
  expect(beginHistory(folder, owner)).toBe(true);
  const file = join(folder, 'offers.yaml');
  const before = readFileSync(file, 'utf8');
  rmSync(file);
  const env = { PATH: process.env['PATH'], SITE: folder, ...owned };
  const { stdout } = spawnSync(node, ['tasks/site.ts', 'check'], { env, encoding: 'utf8' });
  const [, mend = ''] = /Bring it back from the history of your folder: (.*)$/m.exec(stdout) ?? [];
  expect(mend).toBe(`git ${more.replace('FOLDER', folder)}-C ${folder} checkout HEAD -- offers.yaml`);
  execFileSync('sh', ['-c', mend], { env, stdio: 'ignore' });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

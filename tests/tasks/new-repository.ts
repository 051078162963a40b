// A repository as `npm run site -- new --repository` writes it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect } from 'vitest';

import { temporaryFolder } from '../gateway/gateway.ts';
import { answersOf } from '../new-daycare.ts';
import { node } from '../process.ts';

/** Runs npm run site, with a folder and what else is set. */
export function site(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(node, ['tasks/site.ts', ...args], {
    input,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TODAY: '2026-12-01', ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/**
 * @param program where the program is fetched, and its version
 * @param outer a folder for it, which by default is removed after the test
 */
export function newRepository(program = 'https://git.example.com/lantern, v0.1.0', outer = temporaryFolder()) {
  const folder = join(outer, 'acorns');
  const made = site(['new', '--repository', folder], `${answersOf('curriculum, news')}\n${program}\n`);
  expect(made.status, made.output).toBe(0);
  return { folder, output: made.output };
}

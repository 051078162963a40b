// A copy of the sources and of what was built from them, for tests that build or start the site.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { copyProject } from '../../tasks/another-site/copy.ts';
import { node } from '../process.ts';

/** A copy of everything that a build reads, and of the site that was built last. */
export function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lantern-builds-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  copyProject(copy);
  return copy;
}

/** A build keeps the scripts of the one before, for those who still read its pages. */
export function copyWithoutBuild(): string {
  const copy = copyOfSources();
  rmSync(join(copy, 'dist'), { recursive: true });
  return copy;
}

/** Runs a program of the project, with its output. */
export function runIn(cwd: string, args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(node, args, {
    cwd,
    input,
    // Without what Vitest sets: a build for tests is another one.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

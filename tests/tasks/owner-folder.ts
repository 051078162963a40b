// A folder of an owner's, which a test changes, and what is said of it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished } from 'vitest';

import { node } from '../process.ts';

/** A copy of the sample's folder, as an owner begins with; it is removed after the test. */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('site', folder, { recursive: true });
  return folder;
}

export function edit(folder: string, file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

/** npm run site -- check, on a day. */
export function check(folder: string, day = '2026-12-01') {
  const { stdout, stderr, status } = spawnSync(node, ['tasks/site.ts', 'check'], {
    // Without what Vitest sets: a build for tests is another one.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], SITE: folder, TODAY: day },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** The line of a file that begins so, counted from 1. */
export const lineOf = (folder: string, file: string, start: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1;

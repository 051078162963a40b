/** Git in the repository of an owner's folder. */
import { spawnSync } from 'node:child_process';

import { siteFolder } from '../../src/content/reader/site-folder.ts';

/** Thrown with what Git says when it fails. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

/** Thrown with the reason for which a button does nothing. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What Git says, without the end of its last line. */
export function git(...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', siteFolder, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new GitError(`git ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout.trimEnd();
}

/** Whether the repository has a copy elsewhere, to which changes go. */
export const hasOrigin = (): boolean => git('remote').split('\n').includes('origin');

/** The same question of a name, such as `origin/main`. */
export function isKnown(name: string): boolean {
  try {
    git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
    return true;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

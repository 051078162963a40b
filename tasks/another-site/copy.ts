// A copy of the project, in which other daycares are built without touching what is built here.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param copy an empty folder */
export function copyProject(root: string, copy: string): void {
  for (const file of filesOf(root).filter((name) => existsSync(join(root, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Every file that Git tracks, or would add with `git add`. */
function filesOf(root: string): string[] {
  const { stdout, stderr, status } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`Git could not list the project's files: ${stderr}`);
  return [...new Set(stdout.split('\0').filter(Boolean))];
}

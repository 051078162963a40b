// A copy of the project in which tests/another-site has taken the sample's place.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests of the template's pages and of their forms, which the second daycare does not have, and of what the sample's questions answer. */
const leftOut =
  /^tests\/(?:pages\/(?:daycare-life|design-system|landing|news|post|search)|gateway\/forms\/no-script-template)\b/;

/** @param copy an empty folder */
export function copyProject(root: string, copy: string): void {
  for (const file of filesOf(root).filter((name) => !leftOut.test(name) && existsSync(join(root, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  putInPlace(copy);
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

/** Replaces the sample's files by those of the second daycare. The replaced ones stay under another name, such as `contact.sample.ts`. */
function putInPlace(copy: string) {
  const own = join(copy, 'tests/another-site');
  rmSync(join(copy, 'site'), { recursive: true });
  cpSync(join(own, 'site'), join(copy, 'site'), { recursive: true });
  for (const file of globSync('src/**/*.ts', { cwd: own })) {
    const place = join(copy, file);
    if (existsSync(place)) renameSync(place, place.replace(/\.ts$/, '.sample.ts'));
    cpSync(join(own, file), place);
  }
}

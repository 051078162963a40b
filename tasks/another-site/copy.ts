// A copy of the project in which tests/another-site has taken the sample's place.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
  removePosts(copy);
  putInPlace(copy);
  removeUnusedPages(copy);
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

/** Removes the sample's posts, whose authors the second daycare does not have. */
function removePosts(copy: string) {
  for (const file of globSync('src/content/posts/*.ts', { cwd: copy }).filter(
    (name) => !/(?:authors|index|news|post)\.ts$/.test(name),
  ))
    rmSync(join(copy, file));
}

/** Replaces the sample's files by those of the second daycare. The replaced ones stay under another name, such as `home.sample.ts`. */
function putInPlace(copy: string) {
  const own = join(copy, 'tests/another-site');
  cpSync(join(own, 'site'), join(copy, 'site'), { recursive: true });
  for (const file of globSync('src/**/*.ts', { cwd: own })) {
    const place = join(copy, file);
    if (existsSync(place)) renameSync(place, place.replace(/\.ts$/, '.sample.ts'));
    cpSync(join(own, file), place);
  }
}

/** Removes kinds of page that no row of the route table names from the list of pages. An owner who removes the rows does this by hand. */
function removeUnusedPages(copy: string) {
  const routes = readFileSync(join(copy, 'src/routes.ts'), 'utf8');
  const list = join(copy, 'src/pages/index.ts');
  const isUnused = (line: string) => {
    const kind = /^ {2}'?([\w-]+)'?: async \(\) => \(await import/.exec(line)?.[1];
    return kind !== undefined && !routes.includes(`kind: '${kind}'`);
  };
  const lines = readFileSync(list, 'utf8').split('\n');
  writeFileSync(list, lines.filter((line) => !isUnused(line)).join('\n'));
}

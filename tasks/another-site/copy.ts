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

/** Tests that go with the sample's content or with the template's pages, neither of which the second daycare has. */
const withoutPurpose = /^tests\/(?:sample|template)\//;

/** @param copy an empty folder */
export function copyProject(root: string, copy: string): void {
  for (const file of filesOf(root).filter((name) => !withoutPurpose.test(name) && existsSync(join(root, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  removePosts(copy);
  putInPlace(copy);
  removeUnusedPages(copy);
}

/** Every file that Git knows, or would take with `git add`. */
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

/** The sample's posts go: they are signed by people whom the second daycare does not have. */
function removePosts(copy: string) {
  for (const file of globSync('src/content/posts/*.ts', { cwd: copy }).filter(
    (name) => !/(?:authors|index|news|post)\.ts$/.test(name),
  ))
    rmSync(join(copy, file));
}

/** Each file of the second daycare takes the place of the sample's, which stays beside it under another name: `provider.sample.ts`. */
function putInPlace(copy: string) {
  const own = join(copy, 'tests/another-site');
  for (const file of globSync('src/**/*.ts', { cwd: own })) {
    const place = join(copy, file);
    if (existsSync(place)) renameSync(place, place.replace(/\.ts$/, '.sample.ts'));
    cpSync(join(own, file), place);
  }
}

/** What an owner does by hand after taking rows out of the route table: a kind of page that no row names is taken out of the list of pages. */
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

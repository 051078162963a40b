// Finds tests by their names: every title in tests/ and a11y/ as its source has it, with its file. For the table of requirements.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface NamedTest {
  readonly title: string;
  /** Path from the root of the repository, with slashes. */
  readonly file: string;
}

export const root = join(import.meta.dirname, '..');
export const pathInRepository = (path: string) => relative(root, path).split(sep).join('/');

/** `test('…'`, `test.each(…)('…'` and the same with other quotes or on lines of their own. */
const titles = /(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/gs;

export const allTests: readonly NamedTest[] = ['tests', 'a11y'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(titles)].map(([, , title]) => ({
        title: title!.replace(/\\(['"`])/g, '$1'),
        file: pathInRepository(path),
      })),
    ),
);

const filledIn = /\$\{[^}]*\}|%[sidfjo]/g;

/** Whether a title in the source, which may have places that each run fills in, is that of this test. */
export const isTitleOf = (source: string, name: string) => matches(source.replaceAll(filledIn, '*'), name);

/** Whether a name is like a pattern, in which `*` stands for any text. */
export const matches = (pattern: string, name: string) =>
  new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`, 's').test(name);

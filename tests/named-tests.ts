// Finds tests by their names: every title in tests/ and a11y/ as its source has it, with its file. For the table of WCAG's criteria.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface NamedTest {
  readonly title: string;
  /** Path from the root of the repository, with slashes. */
  readonly file: string;
}

const root = join(import.meta.dirname, '..');
const pathInRepository = (path: string) => relative(root, path).split(sep).join('/');

/** `test('…'`, `test.each(…)('…'` and the same with other quotes or on lines of their own. */
const titles = /(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/gs;

const allTests: readonly NamedTest[] = ['tests', 'a11y'].flatMap((folder) =>
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

/** The tests whose title begins so. None means that a test was renamed or removed. */
export const testsNamed = (beginning: string) => allTests.filter(({ title }) => title.startsWith(beginning));

/** A title as a sentence, with words for what a table fills in. */
export const sentence = ({ title }: NamedTest) =>
  title.replaceAll(/\$\{(?:state\.)?(\w+)[^}]*\}/g, '(each $1)').replaceAll(/ ?\(?%[sij]\)?/g, ' …');

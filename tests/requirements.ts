/** The client's requirements (requirements.tsv), and the tests that show each of them (shown-by.tsv). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Requirement {
  readonly id: string;
  readonly area: string;
  /** Sections of the client's specification, and product decisions, that it was taken from. */
  readonly source: string;
  readonly text: string;
}

/** One test and the requirements that it shows. */
export interface Showing {
  readonly file: string;
  /** Its title, with `*` where a table fills in what may be anything. */
  readonly test: string;
  readonly ids: readonly string[];
}

/** The lines of a table beside this file, as cells, without the headings. */
const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

export const requirements: readonly Requirement[] = linesOf('requirements.tsv').map(
  ([id = '', area = '', source = '', text = '']) => ({ id, area, source, text }),
);

export const showings: readonly Showing[] = linesOf('shown-by.tsv').map(([file = '', test = '', ids = '']) => ({
  file,
  test,
  ids: ids.split(', '),
}));

// @vitest-environment node
// The table of layers at the top of oxlint.config.ts is the lint rule: an import that it does not name is an error, and one that it names is none.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { layers } from '../oxlint.config.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'lantern-layers-'));
afterAll(() => rmSync(copy, { recursive: true }));

const names = [...Object.keys(layers), 'routes'];
const specifierOf = (name: string) => (name === 'routes' ? '#routes.ts' : `#${name}/file.ts`);

/** Each import of one folder by another, of values and of types: its file, and whether the table allows it. */
const imports = Object.entries(layers).flatMap(([folder, { may, types = [] }]) =>
  names
    .filter((name) => name !== folder)
    .flatMap((name) => [
      {
        file: `src/${folder}/value-${name}.ts`,
        line: `export { a } from '${specifierOf(name)}';`,
        isAllowed: may.includes(name),
      },
      {
        file: `src/${folder}/type-${name}.ts`,
        line: `export type { A } from '${specifierOf(name)}';`,
        isAllowed: [...may, ...types].includes(name),
      },
    ]),
);

test('each folder of src can import what the table of layers names, and nothing else', () => {
  copyFileSync(join(root, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, line } of imports) {
    mkdirSync(join(copy, file, '..'), { recursive: true });
    writeFileSync(join(copy, file), `${line}\n`);
  }
  const refused = refusedFiles();
  expect(imports.filter(({ isAllowed }) => isAllowed).length).toBeGreaterThan(0);
  expect(imports.filter(({ file, isAllowed }) => refused.has(file) === isAllowed).map(({ file }) => file)).toEqual([]);
});

/** The files in which oxlint refuses an import. */
function refusedFiles(): Set<string> {
  let output: string;
  try {
    output = execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: copy,
      encoding: 'utf8',
    });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  return new Set(
    diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename),
  );
}

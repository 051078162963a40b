import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { schemaFiles, schemaLine } from '../../tasks/site/schemas.ts';

test('the schemas for editors are those of the code, and every file of the owner’s names its own', () => {
  const folder = 'site/schemas';
  const written = Object.fromEntries(
    globSync('**/*.json', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  expect(written, 'Run npm run site -- schemas, and commit what it writes.').toEqual(schemaFiles());
  for (const file of Object.keys(written)) {
    const name = file.replace(/\.json$/, '');
    expect(readFileSync(`site/${name}.yaml`, 'utf8').startsWith(schemaLine(name)), name).toBe(true);
  }
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { fileNames } from '#content/schemas/files.ts';

import { schemaFiles, schemaLine, writeSchemas } from '../../tasks/site/schemas.ts';

test('every file of the sample names its schema for editors', () => {
  for (const name of fileNames)
    expect(readFileSync(`site/${name}.yaml`, 'utf8').startsWith(schemaLine(name)), name).toBe(true);
});

test('schemas are written where they are missing or old, and a folder that takes none is left as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'schemas'));
  writeFileSync(join(folder, 'schemas/faqs.json'), '{}');
  writeSchemas(folder);
  for (const [name, text] of Object.entries(schemaFiles()))
    expect(readFileSync(join(folder, 'schemas', name), 'utf8'), name).toBe(text);
  const { mtimeMs } = statSync(join(folder, 'schemas/faqs.json'));
  writeSchemas(folder);
  expect(statSync(join(folder, 'schemas/faqs.json')).mtimeMs).toBe(mtimeMs);
  writeFileSync(join(folder, 'file'), '');
  for (const none of ['file', 'nothing']) {
    writeSchemas(join(folder, none));
    expect(existsSync(join(folder, none, 'schemas')), none).toBe(false);
  }
});

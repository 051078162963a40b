/** JSON Schemas of the owner's files, made from the zod schemas: an editor then completes names, shows what they mean and underlines mistakes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { siteFiles } from '../../src/content/schemas/files.ts';

/** The first line of each of the owner's files, by which an editor finds its schema. */
export const schemaLine = (name: string) =>
  `# yaml-language-server: $schema=${name.includes('/') ? '../' : './'}schemas/${name}.json\n`;

const settings = {
  io: 'input',
  // What only code can check, such as the name of a picture, stays open.
  unrepresentable: 'any',
  // The editors' YAML server knows later drafts only in part.
  target: 'draft-7',
  reused: 'ref',
  // Of the values that the site gets; the owner may write the file.
  override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
} as const satisfies Parameters<typeof z.toJSONSchema>[1];

/** What stands in schemas/, by the names of the files. */
export const schemaFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(siteFiles).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, settings), null, 2)}\n`,
    ]),
  );

/** Writes the schemas beside the files of a folder. Returns their number. */
export function writeSchemas(folder: string): number {
  const files = Object.entries(schemaFiles());
  mkdirSync(join(folder, 'schemas/words'), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, 'schemas', name), text);
  return files.length;
}

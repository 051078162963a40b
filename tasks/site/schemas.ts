/** JSON Schemas of the owner's files, made from the zod schemas: an editor then completes names, shows what they mean and underlines mistakes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Writes the schemas beside the files of a folder, where they are missing or another version's. Only editors read them, so a folder that cannot be written is none the worse. */
export function writeSchemas(folder: string): void {
  if (!existsSync(folder)) return;
  for (const [name, text] of Object.entries(schemaFiles())) {
    const path = join(folder, 'schemas', name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    } catch {
      return;
    }
  }
}

// npm run bench -- --bytes
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { routes } from '../../src/routes.ts';
import { node, root, run } from '../prepare.mjs';
import { bytesTable } from './bytes.mjs';

/** Builds, and writes what every route and chunk weighs. */
export async function writeTable() {
  if (await run(node, ['tasks/build.mjs'])) process.exit(1);
  const text = bytesTable(
    join(root, 'dist/client'),
    routes.map(({ path }) => path),
  );
  writeFileSync(join(root, 'docs/bytes.tsv'), text);
  console.log('docs/bytes.tsv');
}

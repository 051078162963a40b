// npm run report: writes the accessibility statement, the OpenACR file and the report of all criteria from the table a11y/criteria.ts.
import { fileURLToPath } from 'node:url';

import { install, node, run } from './prepare.mjs';

const again = '--on-pinned-node';
if (process.argv.includes(again)) await write();
else {
  install();
  process.exit(await run(node, [fileURLToPath(import.meta.url), again]));
}

/** The table is TypeScript, which only the pinned Node runs as it is. */
async function write() {
  const { reports, writeAll } = await import('../a11y/reports.ts');
  for (const name of writeAll(reports())) console.log(`a11y/reports/${name}`);
}

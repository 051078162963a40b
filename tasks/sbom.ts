// node tasks/run.mjs sbom: prints what a deployment contains, as a CycloneDX document (JSON), from the lock file. `node tasks/run.mjs sbom --all` lists what builds and tests it too.
import { spawnSync } from 'node:child_process';

import { root } from './programs.ts';

const scope = process.argv.includes('--all') ? [] : ['--omit', 'dev'];
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...scope],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status === 0) {
  const document: { metadata: { component: { name: string } } } = JSON.parse(stdout);
  // npm names the application after the folder of this checkout.
  document.metadata.component.name = 'prairie-lantern';
  console.log(JSON.stringify(document, null, 2));
} else {
  console.error(stderr);
  process.exitCode = 1;
}

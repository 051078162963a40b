// npm run site -- upgrade: what a new version of the program asks of an older folder.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { currentVersion } from '#content/schemas/version.ts';

import { staleIn } from '../../tasks/site/stale.ts';
import { node } from '../process.ts';
import { copyOfSite, edit } from '../tasks/owner-folder.ts';

function upgrade(folder: string) {
  const { stdout, stderr, status } = spawnSync(node, ['tasks/site.ts', 'upgrade'], {
    env: { PATH: process.env['PATH'], SITE: folder },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('an older folder is told what has changed, and is of the present version once nothing in it is wrong', () => {
  const folder = copyOfSite();
  edit(folder, 'version.yaml', /version: \d+/, 'version: 1');
  edit(folder, 'provider.yaml', /^phone: .*/m, 'phone: 1');
  expect(staleIn(folder, '2026-12-01').join('\n')).toContain('version.yaml: a newer version');
  const refused = upgrade(folder);
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('## 2 (');
  expect(refused.output).toContain('- provider.yaml, line ');
  expect(refused.output).toContain(
    `version.yaml: the folder is of version 1, and the program of version ${currentVersion}.`,
  );
  edit(folder, 'provider.yaml', /^phone: .*/m, 'phone: 403-346-0000');
  expect(upgrade(folder).status).toBe(0);
  expect(readFileSync(join(folder, 'version.yaml'), 'utf8')).toMatch(
    new RegExp(`^# .*\\n# .*\\nversion: ${currentVersion}\\n$`),
  );
  expect(upgrade(folder).output).toContain('the present one. Nothing is asked of it.');
}, 120_000);

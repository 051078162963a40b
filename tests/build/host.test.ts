// {host} is a setting of the build (product decision 17).
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';

const host = 'https://mail.other-service.ca';
const folder = mkdtempSync(join(tmpdir(), 'lantern-host-'));

afterEach(() => {
  delete process.env['MAIL_HOST'];
  rmSync(folder, { recursive: true, force: true });
});

const codeOf = (assets: string) =>
  readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('');

test(
  'a build with MAIL_HOST posts to that service, and one without to the site itself',
  { timeout: 60_000 },
  async () => {
    process.env['MAIL_HOST'] = host;
    await build({
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'src/app/client.tsx' } },
    });
    expect(codeOf(join(folder, 'assets'))).toContain(host);
    expect(codeOf('dist/client/assets')).not.toContain(host);
  },
);

// The built site, served by the real gateway and by a plain copy without scripts: what the measurements are taken from.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { environment, node, root, run } from '../prepare.mjs';

export const site = join(root, 'dist/client');

/** Builds, and ends the process if that fails. */
export async function built() {
  if (await run(node, ['tasks/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] })) process.exit(1);
}

/** Starts the gateway over a folder of built files. */
export async function gateway(siteDir = site, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-bench-'));
  const child = spawn(node, ['src/gateway/main.ts'], {
    cwd: root,
    env: {
      ...environment,
      PORT: '0',
      SITE_DIR: siteDir,
      OUTBOX_DIR: join(folder, 'outbox'),
      MAILBOX_DIR: join(folder, 'mailbox'),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('The gateway did not start.')));
    child.stdout.on('data', (data) => {
      const found = /http:\/\/[\w.:[\]]+:\d+/.exec(String(data));
      if (found) resolve(found[0]);
    });
  });
  return {
    url,
    pid: child.pid,
    async stop() {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the site in which no page has a script: the limit that nothing can be faster than. */
export function withoutScripts() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-plain-'));
  cpSync(site, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8').replace(/<script\b[^>]*>.*?<\/script>/gs, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  return folder;
}

export const median = (numbers) => quantile(numbers, 0.5);

/** The value below which this share of the numbers lies. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - (share < 1 ? 1 : 0))] ?? NaN;
}

/** A table with columns as wide as their words; numbers stand right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column ? String(cell).padStart(widths[column]) : String(cell).padEnd(widths[column])))
        .join('  '),
    )
    .join('\n');
}

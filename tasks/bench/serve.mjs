// npm run bench -- --serve: the gateway's static files beside nginx with the same files, driven by a second process in turns.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { filePolicy, safety } from '../../src/gateway/http/headers.ts';
import { systemProgram } from '../packages.mjs';
import { node } from '../prepare.mjs';
import { gateway, site } from '../gateway.mjs';
import { built, table } from './site.mjs';

const nginxProgram = '/usr/sbin/nginx';
const connections = 50;
/** In s: each server's turn, long enough for the compiler of the gateway's code. */
const turn = 10;
const turns = 3;

/** Prints requests a second and the 50th and 99th percentile of both, and the gateway's memory over so many seconds of load. */
export async function serve({ seconds }) {
  await built();
  systemProgram(
    'nginx-light',
    () => (existsSync(nginxProgram) ? nginxProgram : undefined),
    'The comparison needs nginx: install nginx-light from your system’s packages.',
  );
  const ours = await gateway(site, { MAX_CONNECTIONS: '4096' });
  const other = await nginx();
  const page = readFileSync(join(site, 'program/index.html'), 'utf8');
  const script = /\/assets\/react-[\w-]+\.js/.exec(page)[0];
  const lines = [['file', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'share of nginx']];
  try {
    for (const path of ['/program', script, '/favicon.svg']) {
      const results = { gateway: [], nginx: [] };
      for (let round = 0; round < turns; round += 1) {
        results.nginx.push(await load(other.url + path, turn));
        results.gateway.push(await load(ours.url + path, turn));
      }
      const best = Object.fromEntries(
        Object.entries(results).map(([name, runs]) => [
          name,
          runs.toSorted((one, two) => one.rate - two.rate)[Math.floor(turns / 2)],
        ]),
      );
      for (const [name, { rate, p50, p99 }] of Object.entries(best))
        lines.push([
          path,
          name,
          Math.round(rate),
          p50.toFixed(1),
          p99.toFixed(1),
          name === 'gateway' ? (rate / best.nginx.rate).toFixed(2) : '',
        ]);
    }
    console.log(table(lines));
    await memory(ours, seconds);
  } finally {
    await Promise.all([ours.stop(), other.stop()]);
  }
}

/** What the gateway's process holds, every tenth of the time, while it is asked for pages without a pause. */
async function memory(ours, seconds) {
  const held = [];
  const step = seconds / 10;
  for (let index = 0; index < 10; index += 1) {
    await load(`${ours.url}/program`, step);
    held.push(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${ours.pid}/status`, 'utf8'))[1]) / 1000);
  }
  console.log(`\nMemory over ${seconds} s of load, in MB: ${held.map((one) => one.toFixed(0)).join(' ')}`);
}

async function load(url, seconds) {
  const child = spawn(
    node,
    [fileURLToPath(new URL('load.mjs', import.meta.url)), url, String(seconds), String(connections)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  const [code] = await once(child, 'exit');
  if (code) throw new Error(`The load on ${url} failed.`);
  return JSON.parse(text);
}

/** One process of nginx, as the gateway is one, with the same compressed copies (gzip_static: the light package has no brotli) and the same headers, with the shorter of our two policies. */
async function nginx() {
  const headers = {
    ...safety,
    'Content-Security-Policy': filePolicy,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  const folder = mkdtempSync(join(tmpdir(), 'lantern-nginx-'));
  const port = 20_000 + (process.pid % 20_000);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error; user root;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; keepalive_timeout 60;
  open_file_cache max=1000 inactive=60s;
  server { listen 127.0.0.1:${port}; root ${site}; gzip_static on; index index.html;
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}";`)
      .join(' ')}
    location / { try_files $uri $uri/index.html =404; } }
}
`,
  );
  const child = spawn(nginxProgram, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    if (tries > 50) throw new Error('nginx did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

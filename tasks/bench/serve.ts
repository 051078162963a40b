// npm run bench -- --serve: how soon the gateway answers with the site's files, driven by a second process over 50 connections.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { node } from '../programs.ts';
import { gateway, site } from '../gateway.ts';
import { built, table } from './site.ts';

const connections = 50;
/** In s: long enough for the compiler of the gateway's code. */
const turn = 10;
const turns = 3;

/** Prints requests a second and the 50th and 99th percentile for a page, a script and a drawing, and the gateway's memory over so many seconds of load. */
export async function serve({ seconds }) {
  await built();
  const ours = await gateway(site);
  const script = /\/assets\/react-[\w-]+\.js/.exec(readFileSync(join(site, 'index.html'), 'utf8'))[0];
  const lines = [['file', 'requests/s', 'p50 ms', 'p99 ms', 'load of the machine']];
  try {
    for (const path of ['/', script, '/favicon.svg']) {
      const runs = [];
      for (let round = 0; round < turns; round += 1) runs.push(await load(ours.url + path, turn));
      const { rate, p50, p99 } = runs.toSorted((one, other) => one.p99 - other.p99)[Math.floor(turns / 2)];
      lines.push([path, Math.round(rate), p50.toFixed(1), p99.toFixed(1), loadavg()[0].toFixed(1)]);
    }
    console.log(table(lines));
    await memory(ours, seconds);
  } finally {
    await ours.stop();
  }
}

/** What the gateway's process holds, every tenth of the time, while it is asked for pages without a pause. */
async function memory(ours, seconds) {
  const held = [];
  const step = seconds / 10;
  for (let index = 0; index < 10; index += 1) {
    await load(`${ours.url}/`, step);
    held.push(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${ours.pid}/status`, 'utf8'))[1]) / 1000);
  }
  console.log(`\nMemory over ${seconds} s of load, in MB: ${held.map((one) => one.toFixed(0)).join(' ')}`);
}

async function load(url, seconds) {
  const child = spawn(
    node,
    [fileURLToPath(new URL('load.ts', import.meta.url)), url, String(seconds), String(connections)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  const [code] = await once(child, 'exit');
  if (code) throw new Error(`The load on ${url} failed.`);
  return JSON.parse(text);
}

// npm run bench -- --serve: how fast the gateway serves the site's files to a second process with 50 connections.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { gateway, site, type ServedSite } from '../gateway.ts';
import { node } from '../programs.ts';
import { residentMemory } from '../resident-memory.ts';
import { table, type Row } from './figures.ts';
import { built } from './site.ts';

const connections = 50;
/** In s: long enough for the engine to have optimised the gateway's code. */
const turn = 10;
const turns = 3;

const measured = z.object({ rate: z.number(), p50: z.number(), p99: z.number() });

/** Prints requests a second and the 50th and 99th percentile for a page, a script and a drawing, and the gateway's memory during `seconds` of load. */
export async function serve(seconds: number): Promise<void> {
  await built();
  const ours = await gateway(site);
  const [script = ''] = /\/assets\/react-[\w-]+\.js/.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? [];
  const lines: Row[] = [['file', 'requests/s', 'p50 ms', 'p99 ms', 'load of the machine']];
  try {
    for (const path of ['/', script, '/favicon.svg']) {
      const runs = [];
      for (let round = 0; round < turns; round += 1) runs.push(await load(ours.url + path, turn));
      const { rate, p50, p99 } = middleOf(runs);
      lines.push([path, Math.round(rate), p50.toFixed(1), p99.toFixed(1), (loadavg()[0] ?? 0).toFixed(1)]);
    }
    console.log(table(lines));
    await memory(ours, seconds);
  } finally {
    await ours.stop();
  }
}

/** The run with the median 99th percentile. */
function middleOf(runs: readonly z.infer<typeof measured>[]) {
  const middle = runs.toSorted((one, other) => one.p99 - other.p99)[Math.floor(runs.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

/** Prints the resident memory of the gateway's process after every tenth of the time, while it serves pages without a pause. */
async function memory(ours: ServedSite, seconds: number) {
  const held = [];
  for (let index = 0; index < 10; index += 1) {
    await load(`${ours.url}/`, seconds / 10);
    held.push(residentMemory(ours.pid));
  }
  console.log(`\nMemory over ${seconds} s of load, in MB: ${held.join(' ')}`);
}

async function load(url: string, seconds: number) {
  const child = spawn(node, [join(import.meta.dirname, 'load.ts'), url, String(seconds), String(connections)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  await once(child, 'close');
  if (child.exitCode) throw new Error(`The load on ${url} failed.`);
  return measured.parse(JSON.parse(text));
}

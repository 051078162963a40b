// npm run bench -- --serve: how fast the gateway, a process of its own, serves the site's files over 50 connections.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { site, startGateway } from '../gateway.ts';
import { residentMemory } from '../resident-memory.ts';
import { quantile, table, type Row } from './figures.ts';

const connections = 50;
const headers = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, br' };

/** Prints the rate and two percentiles for a page, a script and a drawing, and the gateway's memory. Each is asked for during `seconds`. */
export async function serve(seconds: number): Promise<void> {
  const ours = await startGateway();
  const [script = ''] = /\/assets\/react-[\w-]+\.js/.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? [];
  const lines: Row[] = [['file', 'requests/s', 'p50 ms', 'p99 ms', 'load of the machine', 'memory MB']];
  try {
    // Until the engine has optimised the gateway's code.
    await load(`${ours.url}/`, 5);
    for (const path of ['/', script, '/favicon.svg']) {
      const times = await load(ours.url + path, seconds);
      const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
      const busy = (loadavg()[0] ?? 0).toFixed(1);
      lines.push([path, Math.round(times.length / seconds), p50!, p99!, busy, residentMemory(ours.pid)]);
    }
  } finally {
    await ours.stop();
  }
  console.log(table(lines));
}

/** Asks for one address again and again, once at a time on each connection. Resolves to the ms of each answer. */
async function load(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const call = get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} was answered with ${response.statusCode}.`));
        response.resume().on('end', resolve);
      });
      call.on('error', reject);
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const began = performance.now();
        await ask();
        times.push(performance.now() - began);
      }
    }),
  );
  agent.destroy();
  return times;
}

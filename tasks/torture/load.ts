// 50, 500 and 1,000 connections post valid registrations as fast as they are answered while pages are requested; and the same letters to postfix, if it is installed.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { z } from 'zod';

import { sendPath } from '../../src/mail/contract.ts';
import { quantile } from '../bench/figures.ts';
import { residentMemory } from '../resident-memory.ts';
import { table } from './chance.ts';
import { startGateway, type RunningGateway } from './gateway.ts';
import { measurePostfix } from './postfix.ts';
import { registrationOf } from './registration.ts';

const placeholder = 'TOKENTOKEN';
/** Least accepted a second, and most ms for the 99th percentile, at 50 connections. */
const goal = { perSecond: 300, p99: 100 };

const ready = z.object({ url: z.string() });
/** See `Counted` in sink.ts. */
const counted = z.object({ count: z.number(), different: z.number() });

export async function load({ failures, seconds }: { failures: string[]; seconds: number }): Promise<void> {
  const busy = loadavg()[0] ?? 0;
  console.log(`${availableParallelism()} cores, load before the run ${busy.toFixed(1)}, ${seconds} s each.`);
  // On the machine’s own disk: the folder for short-lived files is often in memory.
  const folder = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'torture-'));
  const sink = fork(join(import.meta.dirname, 'sink.ts'));
  const [started] = await once(sink, 'message');
  const gateway = await startGateway(folder, { SMTP_URL: ready.parse(started).url, LOG_LEVEL: 'warn' });
  const template = JSON.stringify(registrationOf(placeholder));
  const quiet = await readPages(gateway, 2);
  table('Pages while nobody posts', [['p50 / p99 of / in ms', `${quiet.p50} / ${quiet.p99}`]]);

  // Code that is compiled and data that is loaded once must not count as growth of the memory.
  let accepted = (await press(gateway, template, 50, 3, 'warmx')).times.length;
  // The last number is more than the gateway has room for: the rest must be told to come back later, and nobody be cut off.
  for (const connections of [50, 500, 1_000]) {
    const memory: number[] = [];
    const measuring = setInterval(() => memory.push(residentMemory(gateway.pid)), 250);
    const [posts, served] = await Promise.all([
      press(gateway, template, connections, seconds, `c${connections}x`),
      readPages(gateway, seconds),
    ]);
    clearInterval(measuring);
    accepted += posts.times.length;
    const perSecond = posts.times.length / seconds;
    const [p50, p99] = [Math.round(quantile(posts.times, 0.5)), Math.round(quantile(posts.times, 0.99))];
    table(`${connections} connections`, [
      ['accepted a second, durable', perSecond.toFixed(0)],
      ['p50 / p99 in ms', `${p50} / ${p99}`],
      ['told to come back (503) / other answers', `${posts.busy} / ${posts.other}`],
      ['memory at first / at most / at last, in MB', `${memory[0]} / ${Math.max(...memory)} / ${memory.at(-1)}`],
      ['p50 / p99 of / meanwhile, in ms', `${served.p50} / ${served.p99}`],
    ]);
    if (posts.endless) failures.push(`${posts.endless} answers of 503 did not say when to come back`);
    if (posts.other)
      failures.push(`${posts.other} posts at ${connections} connections had another answer than 200 or 503`);
    if (connections === 50 && (perSecond < goal.perSecond || p99 > goal.p99))
      failures.push(
        `50 connections: ${perSecond.toFixed(0)} a second, p99 ${p99} ms; wanted ${goal.perSecond} and ${goal.p99} ms`,
      );
  }

  const since = Date.now();
  while ((await gateway.health()).queued && Date.now() - since < 600_000) await pause(200);
  sink.send('count');
  const [message] = await once(sink, 'message');
  const { count, different } = counted.parse(message);
  table('Afterwards', [
    ['accepted / arrived / repeated', `${accepted} / ${different} / ${count - different}`],
    ['seconds until all were delivered', ((Date.now() - since) / 1000).toFixed(0)],
    ['memory then, in MB', residentMemory(gateway.pid)],
  ]);
  if (different < accepted) failures.push(`${accepted - different} were lost`);
  await gateway.stop();
  sink.kill();
  rmSync(folder, { recursive: true, force: true });
  await measurePostfix({ letter: registrationOf(placeholder), seconds });
}

/** So many connections, each of which posts the next registration as soon as the last is answered. */
async function press(gateway: RunningGateway, template: string, connections: number, seconds: number, name: string) {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let serial = 0;
  let busy = 0;
  let endless = 0;
  let other = 0;
  const keepPosting = async () => {
    while (performance.now() < until) {
      const body = template.replaceAll(placeholder, `${name}${(serial += 1)}`);
      const began = performance.now();
      const { status, retryAfter } = await gateway.post(sendPath, body);
      if (status === 200) times.push(performance.now() - began);
      else if (status === 503) {
        busy += 1;
        if (!(Number(retryAfter) > 0)) endless += 1;
        await pause(1_000);
      } else other += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepPosting));
  return { times, busy, endless, other };
}

/** A visitor who loads the home page again and again. */
async function readPages(gateway: RunningGateway, seconds: number) {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    const response = await fetch(`${gateway.url}/`);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    await pause(50);
  }
  return { p50: quantile(times, 0.5).toFixed(1), p99: quantile(times, 0.99).toFixed(1) };
}

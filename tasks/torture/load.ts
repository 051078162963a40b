// Load: 50, 500 and 1,000 connections post valid registrations as fast as they are answered, while pages are asked for; and the same letters to postfix, if it is here.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { pause, table } from './chance.ts';
import { startGateway } from './gateway.ts';
import { measurePostfix } from './postfix.ts';
import { registrationOf, sendPath } from './rounds.ts';

const placeholder = 'TOKENTOKEN';
const place = /TOKENTOKEN/g;

/** The value below which this share of the numbers lies. */
export const percentile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

export async function load({ failures, seconds }) {
  const [busy] = loadavg();
  console.log(`${availableParallelism()} cores, load before the run ${busy.toFixed(1)}, ${seconds} s each.`);
  // On the machine’s own disk: the folder for short-lived files is often in memory.
  const folder = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'torture-'));
  const sink = fork(new URL('sink.ts', import.meta.url));
  const [{ url }] = await once(sink, 'message');
  const counted = async () => {
    sink.send('count');
    return (await once(sink, 'message'))[0];
  };
  const gateway = await startGateway(folder, { SMTP_URL: url, LOG_LEVEL: 'warn' });
  const template = JSON.stringify(registrationOf(placeholder));
  const quiet = await pages(gateway, 2);
  table('Pages while nobody posts', [['p50 / p99 of / in ms', `${quiet.p50} / ${quiet.p99}`]]);

  // What is compiled and loaded once is not counted as growth.
  let accepted = (await press(gateway, template, 50, 3, 'warmx')).times.length;
  // More connections than there is room for: the rest is asked to come back, and nobody is cut off.
  for (const connections of [50, 500, 1_000]) {
    const memory = [];
    const measuring = setInterval(() => memory.push(memoryOf(gateway.pid)), 250);
    const [posts, served] = await Promise.all([
      press(gateway, template, connections, seconds, `c${connections}x`),
      pages(gateway, seconds),
    ]);
    clearInterval(measuring);
    accepted += posts.times.length;
    const perSecond = posts.times.length / seconds;
    const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(posts.times, share)));
    table(`${connections} connections`, [
      ['accepted a second, durable', perSecond.toFixed(0)],
      ['p50 / p99 in ms', `${p50} / ${p99}`],
      ['asked to come back (503) / other answers', `${posts.busy} / ${posts.other}`],
      ['memory at first / at most / at last, in MB', `${memory[0]} / ${Math.max(...memory)} / ${memory.at(-1)}`],
      ['p50 / p99 of / meanwhile, in ms', `${served.p50} / ${served.p99}`],
    ]);
    if (posts.endless) failures.push(`${posts.endless} answers of 503 did not say when to come back`);
    if (posts.other)
      failures.push(`${posts.other} posts at ${connections} connections had another answer than 200 or 503`);
    if (connections === 50 && (perSecond < 300 || p99 > 100))
      failures.push(`50 connections: ${perSecond.toFixed(0)} a second, p99 ${p99} ms; wanted 300 and 100 ms`);
  }

  const since = Date.now();
  while ((await gateway.health()).queued && Date.now() - since < 600_000) await pause(200);
  const { count, different } = await counted();
  table('Afterwards', [
    ['accepted / arrived / repeated', `${accepted} / ${different} / ${count - different}`],
    ['seconds until all were delivered', ((Date.now() - since) / 1000).toFixed(0)],
    ['memory then, in MB', memoryOf(gateway.pid)],
  ]);
  if (different < accepted) failures.push(`${accepted - different} were lost`);
  await gateway.stop();
  sink.kill();
  rmSync(folder, { recursive: true, force: true });
  await measurePostfix({ text: registrationOf(placeholder), seconds });
}

/** So many connections, each posting the next registration as soon as the last is answered. */
async function press(gateway, template, connections, seconds, name) {
  const until = performance.now() + seconds * 1_000;
  const times = [];
  let serial = 0;
  let busy = 0;
  let endless = 0;
  let other = 0;
  const one = async () => {
    while (performance.now() < until) {
      const body = template.replace(place, `${name}${(serial += 1)}`);
      const began = performance.now();
      const { status, comeBack } = await gateway.post(sendPath, body);
      if (status === 200) times.push(performance.now() - began);
      else if (status === 503) {
        busy += 1;
        endless += Number(!(Number(comeBack) > 0));
        await pause(1_000);
      } else other += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { times, busy, endless, other };
}

/** A visitor who reads: the home page, again and again. */
async function pages(gateway, seconds) {
  const until = performance.now() + seconds * 1_000;
  const times = [];
  while (performance.now() < until) {
    const began = performance.now();
    const response = await fetch(`${gateway.url}/`);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    await pause(50);
  }
  return { p50: percentile(times, 0.5).toFixed(1), p99: percentile(times, 0.99).toFixed(1) };
}

/** Resident memory in MB; of Linux only. */
function memoryOf(pid) {
  const path = `/proc/${pid}/status`;
  return existsSync(path) ? Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024) : 0;
}

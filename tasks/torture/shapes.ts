// npm run torture -- --shapes: the processor time that requests of odd shapes cost the gateway, and how long other visitors wait while they come 20 times a second.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { sendPath } from '../../src/mail/contract.ts';
import { quantile } from '../bench/figures.ts';
import { table } from './chance.ts';
import { costlyRequests } from './costly.ts';
import { startGateway, type RunningGateway } from './gateway.ts';
import { openRaw } from './raw.ts';
import { registrationOf } from './registration.ts';

/** In characters. All headers together may have 16,384. */
const sizes = { '1 KB': 980, '4 KB': 4_000, '16 KB': 15_500 };
/** How often each shape is sent in each size. The mean is taken, so that other work of the machine counts less. */
const times = 20;
/** Most processor time of one request, in ms. */
const most = 5;
const everySecond = 20;

export async function shapes({ failures, seconds }: { failures: string[]; seconds: number }): Promise<void> {
  const folder = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'torture-'));
  const gateway = await startGateway(folder, {
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loop-delay.ts')).href}`,
    LOG_LEVEL: 'warn',
  });
  const raw = openRaw(gateway.url);
  for (const make of Object.values(costlyRequests)) await raw.send(make(sizes['1 KB']));

  const rows: [name: string, figures: string][] = [];
  for (const [name, make] of Object.entries(costlyRequests)) {
    const figures = [];
    for (const [title, size] of Object.entries(sizes)) {
      const text = make(size);
      await measured(gateway);
      let status = 0;
      for (let time = 0; time < times; time += 1) status = await raw.send(text);
      const { longest, processor } = await measured(gateway);
      const each = processor / times;
      figures.push(`${longest.toFixed(1).padStart(6)} ${each.toFixed(2).padStart(6)} ${status}`);
      if (each > most) failures.push(`${name}, ${title}: ${each.toFixed(1)} ms of the processor each`);
    }
    rows.push([name, figures.join('   ')]);
  }
  table(
    `Cost by shape: longest delay of the event loop and processor time of one request, in ms, and its status, at ${Object.keys(sizes).join(', ')} (load ${load()})`,
    rows,
  );

  const quiet = await others(gateway, seconds, 'quiet');
  const waits: [name: string, figures: string][] = [['nothing', quiet]];
  for (const [name, make] of Object.entries(costlyRequests)) {
    const text = make(sizes['16 KB']);
    const sending = setInterval(() => void flood(gateway.url, text), 1_000 / everySecond);
    waits.push([name, await others(gateway, seconds, name)]);
    clearInterval(sending);
  }
  table(
    `Waiting for / and for a registration, p50 and p99 in ms, while each is sent ${everySecond} times a second at 16 KB (load ${load()})`,
    waits,
  );
  raw.close();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The machine's load average of the last minute. */
const load = () => (loadavg()[0] ?? 0).toFixed(1);

/** What loop-delay.ts has measured in the gateway since the last call. */
async function measured(gateway: RunningGateway) {
  const before = gateway.log().length;
  process.kill(gateway.pid, 'SIGUSR2');
  for (;;) {
    const [, longest, processor] = /measured (\S+) (\S+)\n/.exec(gateway.log().slice(before)) ?? [];
    if (processor) return { longest: Number(longest), processor: Number(processor) };
    await pause(5);
  }
}

async function flood(url: string, text: string) {
  const raw = openRaw(url);
  await Promise.race([raw.send(text), once(AbortSignal.timeout(10_000), 'abort')]);
  raw.close();
}

let serial = 0;

/** How long a visitor who reads and one who registers wait for their answers, during so many seconds. */
async function others(gateway: RunningGateway, seconds: number, name: string): Promise<string> {
  const until = performance.now() + seconds * 1_000;
  const repeat = async (work: () => Promise<unknown>) => {
    const taken: number[] = [];
    while (performance.now() < until) {
      const began = performance.now();
      await work();
      taken.push(performance.now() - began);
      await pause(20);
    }
    return [0.5, 0.99].map((share) => quantile(taken, share).toFixed(1)).join(' / ');
  };
  const [page, registration] = await Promise.all([
    repeat(async () => (await fetch(`${gateway.url}/`)).arrayBuffer()),
    repeat(async () => {
      const { status } = await gateway.post(sendPath, registrationOf(`${name} ${(serial += 1)}`));
      if (status !== 200) throw new Error(`A registration was answered with ${status} during: ${name}`);
    }),
  ]);
  return `${page.padStart(14)}   ${registration.padStart(14)}`;
}

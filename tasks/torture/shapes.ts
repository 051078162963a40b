// npm run torture -- --shapes: what requests of odd shapes cost the gateway, and how long everybody else waits while they come at 20 a second.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { pause, table } from './chance.ts';
import { shapes } from './costly.ts';
import { startGateway } from './gateway.ts';
import { percentile } from './load.ts';
import { openRaw } from './raw.ts';
import { registrationOf, sendPath } from './rounds.ts';

/** In characters. All headers together may have 16,384. */
const sizes = { '1 KB': 980, '4 KB': 4_000, '16 KB': 15_500 };
/** Of each shape and size; their cost is the mean, so that what else the machine does counts less. */
const times = 20;
/** A request may take so much of the processor, in ms. */
const most = 5;
const everySecond = 20;

export async function costs({ failures, seconds }) {
  const folder = mkdtempSync(join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), 'torture-'));
  const gateway = await startGateway(folder, {
    NODE_OPTIONS: `--import ${new URL('loop-delay.ts', import.meta.url)}`,
    LOG_LEVEL: 'warn',
  });
  const raw = openRaw(gateway.url);
  for (const make of Object.values(shapes)) await raw.ask(make(sizes['1 KB']));

  const rows = [];
  for (const [name, make] of Object.entries(shapes)) {
    const figures = [];
    for (const [title, size] of Object.entries(sizes)) {
      const text = make(size);
      await measured(gateway);
      let status;
      for (let time = 0; time < times; time += 1) status = await raw.ask(text);
      const { longest, processor } = await measured(gateway);
      const each = processor / times;
      figures.push(`${longest.toFixed(1).padStart(6)} ${each.toFixed(2).padStart(6)} ${status}`);
      if (each > most) failures.push(`${name}, ${title}: ${each.toFixed(1)} ms of the processor each`);
    }
    rows.push([name, figures.join('   ')]);
  }
  table(
    `Cost by shape: longest delay of the event loop and processor time of one request, in ms, and its status, at ${Object.keys(sizes).join(', ')} (load ${loadavg()[0].toFixed(1)})`,
    rows,
  );

  const quiet = await others(gateway, seconds, 'quiet');
  const waits = [['nothing', quiet]];
  for (const [name, make] of Object.entries(shapes)) {
    const text = make(sizes['16 KB']);
    const sending = setInterval(() => void flood(gateway.url, text), 1_000 / everySecond);
    waits.push([name, await others(gateway, seconds, name)]);
    clearInterval(sending);
  }
  table(
    `Waiting for / and for a registration, p50 and p99 in ms, while each is sent ${everySecond} times a second at 16 KB (load ${loadavg()[0].toFixed(1)})`,
    waits,
  );
  raw.close();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What the gateway has measured since it was asked before. */
async function measured(gateway) {
  const before = gateway.log().length;
  process.kill(gateway.pid, 'SIGUSR2');
  for (;;) {
    const [, longest, processor] = /measured (\S+) (\S+)\n/.exec(gateway.log().slice(before)) ?? [];
    if (processor) return { longest: Number(longest), processor: Number(processor) };
    await pause(5);
  }
}

async function flood(url, text) {
  const raw = openRaw(url);
  await Promise.race([raw.ask(text), once(AbortSignal.timeout(10_000), 'abort')]);
  raw.close();
}

let serial = 0;

/** A visitor who reads and one who registers, for so many seconds. */
async function others(gateway, seconds, name) {
  const until = performance.now() + seconds * 1_000;
  const repeat = async (work) => {
    const taken = [];
    while (performance.now() < until) {
      const began = performance.now();
      await work();
      taken.push(performance.now() - began);
      await pause(20);
    }
    return [0.5, 0.99].map((share) => percentile(taken, share).toFixed(1)).join(' / ');
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

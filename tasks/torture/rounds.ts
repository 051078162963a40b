// Rounds: several parents post, the mail server fails in one way or another and always at a few poisonous letters, and the gateway is killed at a random
// moment. Afterwards the mail server goes away and comes back while the gateway runs: all but the poisonous letters must arrive within a minute.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { chanceOf, table } from './chance.ts';
import { drained, startGateway, type RunningGateway } from './gateway.ts';
import { createLedger, isPoison } from './ledger.ts';
import { faults, openMailServer, poisons, type Fault, type MailServer, type Poison } from './mail-server.ts';
import { createParents } from './parents.ts';

const parentsAtOnce = 4;
/** Within so many ms of the mail server's return every letter that it accepts must have arrived. */
const longestReturn = 60_000;
/** What the server does while it is away, without and with connections that are kept open. */
const absences = ['absent', 'refuses', '421', 'drops in DATA', 'stalls'] as const;

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly failures: string[];
}

export async function rounds({ count, seed, failures }: Options): Promise<void> {
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const ledger = createLedger();
  const server = await openMailServer({ onMail: ledger.keep });
  const start = () => startGateway(folder, { SMTP_URL: server.url });
  const parents = createParents({ ledger, chance, failures });
  let log = '';
  let kills = 0;
  let stops = 0;
  const began = Date.now();

  for (let round = 1; round <= count; round += 1) {
    const isPatient = round % 50 === Math.min(10, count);
    const fault: Fault = isPatient ? 'slow' : chance.is(0.15) ? 'good' : chance.of(faults);
    await server.be(fault);
    const gateway = await start();
    if (!gateway.url) failures.push(`round ${round}: the gateway did not start: ${gateway.log()}`);
    let isOver = false;
    const isLate = round > count * 0.9;
    const visits = Array.from({ length: parentsAtOnce }, () => parents.visit(gateway, () => isOver, isLate));
    // In one round of fifty the slow server is given the time that it takes; in all others the kill comes in the middle of something.
    await pause(isPatient ? 35_000 : chance.below(500));
    const signal = chance.is(0.9) ? 'SIGKILL' : 'SIGTERM';
    // A stalled server may hold up a delivery for a minute, and SIGTERM lets the gateway wait for it.
    const isStuck = isLate || ['stalls', 'slow'].includes(fault);
    if (signal === 'SIGKILL' || isStuck) {
      kills += 1;
      await gateway.stop('SIGKILL');
    } else {
      stops += 1;
      if ((await gateway.stop('SIGTERM')) !== 0) failures.push(`round ${round}: SIGTERM did not end it well`);
    }
    isOver = true;
    await Promise.all(visits);
    log += gateway.log();
    if (round % 20 === 0) console.log(`  round ${round} of ${count}, ${ledger.posts.size} registrations`);
  }

  await server.be('good');
  let gateway = await start();
  const back = Date.now();
  await parents.finish(gateway);
  const times: [name: string, time: number][] = [['after the rounds', await arrivedSince(back)]];
  for (const absence of absences) times.push([absence, await returned(gateway, absence)]);
  const { queued } = await gateway.health();
  const poisonous = ledger.accepted('report').filter(isPoison).length;
  if (queued !== poisonous) failures.push(`${poisonous} poisonous letters should wait, but ${queued} do`);

  server.cure();
  await gateway.stop('SIGKILL');
  log += gateway.log();
  gateway = await start();
  const second = await startGateway(folder, { SMTP_URL: server.url });
  if (second.url || !/OUTBOX_DIR cannot be used: in use by another gateway/.test(second.log()))
    failures.push(`a second gateway on the same outbox: ${second.log()}`);
  gateway = await drained(gateway, async () => {
    log += gateway.log();
    return start();
  });
  await gateway.stop();
  log += gateway.log();
  await server.close();

  const { reports, confirmations, lost, forged, doubled, repeated, damaged } = await ledger.totals();
  const leaks = [...log.matchAll(/family\.example|李小龙|Łuczak|peanuts|127\.0\.0\.1(?!:)/g)].length;
  const isClean = !textIn(join(folder, 'outbox')).includes('family.example');

  table(`${count} rounds, seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s`, [
    ['killed with SIGKILL / stopped with SIGTERM', `${kills} / ${stops}`],
    ['connections that met each fault', metBy(server, faults)],
    ['tries of poisonous letters', metBy(server, poisons)],
    [
      "seconds from the server's return until all others had arrived",
      times.map(([name, time]) => `${name} ${(time / 1000).toFixed(1)}`).join(', '),
    ],
    ['registrations accepted / arrived', `${ledger.accepted('report').length} / ${reports}`],
    ['confirmations accepted / arrived', `${ledger.accepted('confirmation').length} / ${confirmations}`],
    ['sent again after a lost answer', parents.again()],
    ['accepted and lost', lost.length],
    ['refused, or never posted, and arrived', forged],
    ['not word for word as posted', damaged],
    ['repeated with the same Message-ID', repeated],
    ['repeated with another Message-ID', doubled],
    ['names, addresses or words in the log', leaks],
    ['words of letters left in the outbox', isClean ? 'none' : 'yes'],
    ['second gateway on the same outbox', 'refused to start'],
  ]);
  for (const [what, number] of Object.entries({ lost: lost.length, forged, doubled, damaged, leaks }))
    if (number) failures.push(`${number} ${what}${what === 'lost' ? `: ${lost.slice(0, 5).join(', ')}` : ''}`);
  if (!isClean) failures.push('words are left in the outbox');
  rmSync(folder, { recursive: true, force: true });

  /** Milliseconds from `since` until every accepted letter but the poisonous has arrived. */
  async function arrivedSince(since: number): Promise<number> {
    while (ledger.missing().length && Date.now() - since < 2 * longestReturn) await pause(50);
    const time = Date.now() - since;
    if (time > longestReturn) failures.push(`the last letter arrived ${time} ms after the server's return`);
    return time;
  }

  /** The server is away while letters are posted, and comes back. Resolves to the ms until all have arrived. */
  async function returned(running: RunningGateway, absence: Fault): Promise<number> {
    await server.be(absence);
    server.cut();
    for (let posted = 0; posted < 8; posted += 1) {
      await parents.registerNew(running);
      await pause(500);
    }
    await server.be('good');
    return arrivedSince(Date.now());
  }
}

const metBy = (server: MailServer, names: readonly (Fault | Poison)[]) =>
  names.map((name) => `${name} ${server.met.get(name) ?? 0}`).join(', ');

const textIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

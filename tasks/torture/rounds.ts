// Rounds: several clients post, the mail server fails in one way or another and always at a few poisonous letters, and the gateway is killed at a random
// moment. Afterwards the mail server goes away and comes back while the gateway runs: all but the poisonous letters must arrive within a minute.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { provider } from '../../src/content/provider.ts';
import { parentConfirmation } from '../../src/mail/parent-confirmation.ts';
import { registrationReport } from '../../src/mail/registration-report.ts';

import { chanceOf, pause, table } from './chance.ts';
import { drained, startGateway } from './gateway.ts';
import { createLedger, isPoison, poisonSupply } from './ledger.ts';
import { faults, openMailServer, poisons } from './mail-server.ts';

const clients = 4;
const perClient = 3;
/** Within so many ms of the mail server's return every letter that it takes must have arrived. */
const longestReturn = 60_000;
/** What the server does while it is away, without and with connections that are kept open. */
const absences = ['absent', 'refuses', '421', 'drops in DATA', 'stalls'];
export const sendPath = '/api/sendEmail';

export const registrationOf = (token) =>
  registrationReport(
    provider,
    {
      parentFirstName: 'Zoë',
      parentLastName: `Łuczak ${token}`,
      parentNumber: '403-555-0167',
      parentEmail: `${token}@family.example`,
      parentAddress: '48 Wheatland Road',
      parentCity: 'Willowbend',
      parentProvince: 'AB',
      parentPostalCode: 'T0A 0A1',
      foundUs: 'Friend',
      note: 'Allergic to <b>peanuts</b>.\n'.repeat(4),
      childFirstName: '李小龙',
      childLastName: token,
      startDate: '2026-11-02',
      dob: '2023-02-28',
    },
    new Date(),
  );

export async function torment({ rounds, seed, failures }) {
  const chance = chanceOf(seed);
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const ledger = createLedger();
  const { posts, refused } = ledger;
  const server = await openMailServer({ onMail: ledger.keep });
  const start = () => startGateway(folder, { SMTP_URL: server.url });

  const unanswered = [];
  const poison = poisonSupply();
  const stateOf = ({ status }) => (status === 200 ? 'accepted' : status === undefined ? 'unknown' : 'refused');

  let log = '';
  let again = 0;
  let serial = 0;

  async function register(gateway, token) {
    const one = posts.get(token) ?? { letter: registrationOf(token), report: 'unknown', confirmation: 'none' };
    posts.set(token, one);
    const report = stateOf(await gateway.post(sendPath, one.letter));
    if (one.report !== 'accepted') one.report = report;
    if (report === 'unknown') return void unanswered.push(token);
    if (report !== 'accepted' || isPoison(token) || chance.is(0.2)) return;
    const confirmation = stateOf(await gateway.post(sendPath, parentConfirmation(provider, `${token}@family.example`)));
    if (one.confirmation === 'none' || one.confirmation === 'unknown') one.confirmation = confirmation;
  }

  async function client(gateway, isOver, isLate) {
    for (let count = 0; count < perClient && !isOver(); count += 1) {
      // A parent who got no answer presses Send again.
      const token = unanswered.shift();
      if (token) again += 1;
      const poisoned = token || !chance.is(0.3) ? undefined : poison.take(isLate);
      await register(gateway, token ?? poisoned ?? `t${(serial += 1)}`);
      if (chance.is(0.2)) {
        // What must be refused stands between.
        const bad = `bad${(serial += 1)}`;
        const letter = chance.is(0.5)
          ? { ...registrationOf(bad), to: `${bad}@family.example` }
          : parentConfirmation(provider, `${bad}@family.example`);
        refused.add(bad);
        if ((await gateway.post(sendPath, letter)).status === 200) failures.push(`${bad} was taken`);
      }
      await pause(chance.below(30));
    }
  }

  let kills = 0;
  let stops = 0;
  const began = Date.now();
  for (let round = 1; round <= rounds; round += 1) {
    const isPatient = round % 50 === Math.min(10, rounds);
    const fault = isPatient ? 'slow' : chance.is(0.15) ? 'good' : chance.of(faults);
    await server.be(fault);
    const gateway = await start();
    if (!gateway.url) failures.push(`round ${round}: the gateway did not start: ${gateway.log()}`);
    let isOver = false;
    const isLate = round > rounds * 0.9;
    const all = Promise.all(Array.from({ length: clients }, () => client(gateway, () => isOver, isLate)));
    // One server in fifty rounds is really waited for; at all others the kill comes in the middle of something.
    await pause(isPatient ? 35_000 : chance.below(500));
    const signal = chance.is(0.9) ? 'SIGKILL' : 'SIGTERM';
    // A stalled server may hold the delivery that is under way for a minute; a polite stop waits for it.
    const isStuck = isLate || ['stalls', 'slow'].includes(fault);
    if (signal === 'SIGKILL' || isStuck) {
      kills += 1;
      await gateway.stop('SIGKILL');
    } else {
      stops += 1;
      if ((await gateway.stop('SIGTERM')) !== 0) failures.push(`round ${round}: SIGTERM did not end it well`);
    }
    isOver = true;
    await all;
    log += gateway.log();
    if (round % 20 === 0) console.log(`  round ${round} of ${rounds}, ${posts.size} registrations`);
  }

  await server.be('good');
  let gateway = await start();
  const back = Date.now();
  for (const token of [...unanswered.splice(0), ...poison.rest()]) {
    again += Number(!isPoison(token));
    await register(gateway, token);
  }
  const times = [['after the rounds', await arrivedSince(back)]];
  for (const absence of absences) times.push([absence, await returned(absence)]);
  const { queued } = await gateway.health();
  const poisonous = ledger.accepted('report').filter(isPoison).length;
  if (queued !== poisonous) failures.push(`${poisonous} poisonous letters should wait, but ${queued} do`);

  /** Milliseconds from `since` until every accepted letter but the poisonous has arrived. */
  async function arrivedSince(since) {
    while (ledger.missing().length && Date.now() - since < 2 * longestReturn) await pause(50);
    const time = Date.now() - since;
    if (time > longestReturn) failures.push(`the last letter arrived ${time} ms after the server's return`);
    return time;
  }

  /** The server is away while letters are posted, and comes back. */
  async function returned(absence) {
    await server.be(absence);
    server.cut();
    for (let count = 0; count < 8; count += 1) {
      await register(gateway, `t${(serial += 1)}`);
      await pause(500);
    }
    await server.be('good');
    return arrivedSince(Date.now());
  }

  server.cure();
  await gateway.stop('SIGKILL');
  log += gateway.log();
  gateway = await start();
  const second = await startGateway(folder, { SMTP_URL: server.url });
  if (second.url || !/OUTBOX_DIR cannot be used: in use by another gateway/.test(second.log()))
    failures.push(`a second gateway on the same outbox: ${second.log()}`);
  gateway = await drained(gateway, async () => ((log += gateway.log()), start()));
  await gateway.stop();
  log += gateway.log();
  await server.close();

  const { reports, confirmations, lost, forged, twins, repeated, damaged } = await ledger.totals();
  const outbox = readdirSync(join(folder, 'outbox'))
    .map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'))
    .join('\n');
  const leaks = [...log.matchAll(/family\.example|李小龙|Łuczak|peanuts|127\.0\.0\.1(?!:)/g)].length;

  table(`${rounds} rounds, seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s`, [
    ['killed with SIGKILL / asked to stop', `${kills} / ${stops}`],
    ['connections that met each fault', faults.map((name) => `${name} ${server.met[name]}`).join(', ')],
    ['tries of poisonous letters', poisons.map((name) => `${name} ${server.met[name]}`).join(', ')],
    [
      "seconds from the server's return until all others had arrived",
      times.map(([name, time]) => `${name} ${(time / 1000).toFixed(1)}`).join(', '),
    ],
    ['registrations accepted / arrived', `${ledger.accepted('report').length} / ${reports}`],
    ['confirmations accepted / arrived', `${ledger.accepted('confirmation').length} / ${confirmations}`],
    ['sent again after a lost answer', again],
    ['accepted and lost', lost.length],
    ['refused, or never posted, and arrived', forged],
    ['not word for word as posted', damaged],
    ['repeated with the same Message-ID', repeated],
    ['repeated with another Message-ID', twins],
    ['names, addresses or words in the log', leaks],
    ['words of letters left in the outbox', outbox.includes('family.example') ? 'yes' : 'none'],
    ['second gateway on the same outbox', 'refused to start'],
  ]);
  for (const [what, count] of Object.entries({ lost: lost.length, forged, twins, damaged, leaks }))
    if (count) failures.push(`${count} ${what}${what === 'lost' ? `: ${lost.slice(0, 5).join(', ')}` : ''}`);
  if (outbox.includes('family.example')) failures.push('words are left in the outbox');
  rmSync(folder, { recursive: true, force: true });
}

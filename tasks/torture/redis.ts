// Two gateways, each with an outbox of its own, and one Redis for both: limits, repeats, confirmations and spam checks hold across them, even while one is killed, or
// Redis is killed or frozen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Redis } from 'ioredis';

import { provider } from '../../src/content/records/provider.ts';
import { contactInquiry } from '../../src/mail/contact-inquiry.ts';
import { sendPath } from '../../src/mail/contract.ts';
import { parentConfirmation } from '../../src/mail/parent-confirmation.ts';
import { chanceOf, table } from './chance.ts';
import { drained, startGateway } from './gateway.ts';
import { openMailServer, type Mail } from './mail-server.ts';
import { proofOf, sendQuestion } from './question.ts';
import { openRedis } from './redis-server.ts';
import { registrationOf } from './registration.ts';
import { connected, killInTurn, type Pair } from './shared-kills.ts';

/** In ms. A post sends a few commands to Redis: an answer that waited for each of them until its timeout would take longer. */
const longestAnswer = 3_000;
/** What a gateway may call anything in Redis: a kind, and a digest of 43 characters. */
const digestOnly = /^lantern:(?:secret|[a-z ]+:[\w-]{43})$/;

const inquiry = (token: string) =>
  contactInquiry(provider, { name: token, email: '', phone: '', message: `Hello from ${token}` });

interface Options {
  readonly rounds: number;
  readonly seed: number;
  readonly failures: string[];
}

export async function redis({ rounds, seed, failures }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const shared = await openRedis(folder);
  if (!shared) {
    rmSync(folder, { recursive: true });
    failures.push('redis-server is not installed (apt-get install redis-server; valkey-server serves as well)');
    return;
  }
  const arrivals = createArrivals();
  const server = await openMailServer({ onMail: arrivals.keep });
  const start = (name: string, settings: NodeJS.ProcessEnv = {}) =>
    startGateway(join(folder, name), { SMTP_URL: server.url, REDIS_URL: shared.url, ...settings });
  const startPair = async (settings?: NodeJS.ProcessEnv): Promise<Pair> => {
    const pair: Pair = await Promise.all([start('one', settings), start('two', settings)]);
    await connected(pair);
    return pair;
  };
  const expect = <Value>(what: string, found: Value, wanted: Value) => {
    if (found !== wanted) failures.push(`${what}: ${found} instead of ${wanted}`);
    return `${found}`;
  };
  const rows: [name: string, figure: string | number][] = [];

  // Limits: twenty posts of a visitor at both together.
  const limited = await startPair({ RATE_MAX: '20' });
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 20; count += 1)
    for (const [at, gateway] of limited.entries())
      statuses.push((await gateway.post(sendPath, inquiry(`limitx${count * 2 + at}x`))).status);
  const countOf = (status: number) => statuses.filter((each) => each === status).length;
  rows.push([
    '40 posts of one visitor to both, 20 allowed: taken / told to wait',
    `${expect('limit 200', countOf(200), 20)} / ${expect('limit 429', countOf(429), 20)}`,
  ]);
  await Promise.all(limited.map((gateway) => gateway.stop()));

  // Repeats: the same registration to both at the same moment, and again afterwards.
  const pair = await startPair();
  const [one, two] = pair;
  const repeated = Array.from({ length: 50 }, (_, count) => `twinx${count}x`);
  for (const token of repeated) {
    const both = await Promise.all(pair.map((gateway) => gateway.post(sendPath, registrationOf(token))));
    const again = await two.post(sendPath, registrationOf(token));
    for (const { status } of [...both, again]) expect(`a repeat of ${token}`, status, 200);
  }
  // The confirmation of a registration, posted to both at once, and again.
  for (const token of repeated.slice(0, 20)) {
    const letter = parentConfirmation(provider, `${token}@family.example`);
    const answers = await Promise.all(pair.map((gateway) => gateway.post(sendPath, letter)));
    if (!answers.some(({ status }) => status === 200)) failures.push(`the confirmation of ${token} was refused`);
    await Promise.all(pair.map((gateway) => gateway.post(sendPath, letter)));
  }
  // A spam check that one gateway has given, used at the other and then at both again.
  const proof = await proofOf(one);
  const sent = [
    await sendQuestion(two, proof, 'first'),
    await sendQuestion(one, proof, 'second'),
    await sendQuestion(two, proof, 'third'),
  ];
  rows.push([
    'spam check of one used at the other, at both again',
    expect('spam check', sent.join(', '), '200, 403, 403'),
  ]);

  const names = await namesIn(shared.url);
  const telling = names.filter((name) => !digestOnly.test(name)).join(', ');
  expect('names that are no digest', telling, '');
  rows.push(['names in Redis, of which not a digest', `${names.length}, ${telling || 'none'}`]);

  // Redis is frozen, then gone, then back.
  shared.freeze();
  const frozen = await timed(pair, 'frozenx');
  const healthFrozen = await one.health();
  shared.thaw();
  await connected(pair);
  await shared.kill();
  const gone = await timed(pair, 'gonex');
  const healthGone = await one.health();
  const third = await start('three');
  const alone = (await third.post(sendPath, registrationOf('startx1x'))).status;
  await shared.start();
  await connected([...pair, third]);
  const back = await timed(pair, 'backx');
  for (const [what, { taken, longest }] of Object.entries({ frozen, gone, back })) {
    expect(`posts taken while Redis is ${what}`, taken, 10);
    if (longest > longestAnswer) failures.push(`an answer took ${longest} ms while Redis was ${what}`);
  }
  expect('health while frozen', `${healthFrozen.status} ${healthFrozen.redis}`, 'attention away');
  expect('health while gone', `${healthGone.status} ${healthGone.redis}`, 'attention away');
  expect('a start without Redis', alone, 200);
  rows.push([
    'Redis frozen / gone / back: taken of 10, longest answer',
    [frozen, gone, back].map(({ taken, longest }) => `${taken}, ${longest} ms`).join(' / '),
  ]);
  rows.push(['health meanwhile', `${healthFrozen.status}, ${healthGone.status}, then ${(await one.health()).status}`]);
  await third.stop();

  const killed = await killInTurn({ pair, redis: shared, start, rounds, chance: chanceOf(seed) });
  const [first, second] = killed.pair;
  const left = [await drained(first, () => start('one')), await drained(second, () => start('two'))];
  await Promise.all(left.map((gateway) => gateway.stop()));
  await server.close();
  await shared.kill();
  rmSync(folder, { recursive: true, force: true });

  const { again, accepted } = killed;
  const { copies } = arrivals;
  const lost = [...accepted, ...repeated].filter((token) => !copies(token));
  rows.push(
    [
      'registrations sent to both at once and again: mailed once',
      expect('mailed once', repeated.filter((token) => copies(token) === 1).length, repeated.length),
    ],
    [
      'their confirmations, posted to both, twice: mailed once',
      expect('confirmations', repeated.filter((token) => copies(`confirmation ${token}`) === 1).length, 20),
    ],
    [`${rounds} kills of a gateway or of Redis: accepted, sent again to the other`, `${accepted.size}, ${again}`],
    ['accepted and lost', expect('lost', lost.length, 0)],
    ['mailed by both, after a kill or without Redis', [...accepted].filter((token) => copies(token) > 1).length],
  );
  table(`Two gateways and one Redis, seed ${seed}`, rows);
}

/** The mails that arrived, by token. */
function createArrivals() {
  const ids = new Map<string, Set<string | undefined>>();
  return {
    keep({ raw, to }: Mail) {
      const text = raw.toString('latin1');
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1];
      const [, reply, subject] = /^Reply-To: (\w+)@|^Subject: .*?(\w+x\d+x)/im.exec(text) ?? [];
      const token = to === provider.email ? (reply ?? subject ?? 'unknown') : `confirmation ${to.split('@')[0]}`;
      ids.set(token, (ids.get(token) ?? new Set()).add(id));
    },
    /** How many different mails have the token. */
    copies: (token: string) => ids.get(token)?.size ?? 0,
  };
}

/** The names of everything in Redis. */
async function namesIn(url: string): Promise<string[]> {
  const client = new Redis(url);
  const names = await client.keys('*');
  client.disconnect();
  return names;
}

/** Posts five registrations to each of the two: how many were taken, and the longest time until an answer in ms. */
async function timed(pair: Pair, name: string) {
  let taken = 0;
  let longest = 0;
  for (let count = 0; count < 5; count += 1)
    for (const [at, gateway] of pair.entries()) {
      const began = performance.now();
      const { status } = await gateway.post(sendPath, registrationOf(`${name}${count * 2 + at}x`));
      if (status === 200) taken += 1;
      longest = Math.max(longest, Math.round(performance.now() - began));
    }
  return { taken, longest };
}

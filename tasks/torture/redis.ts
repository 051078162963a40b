// Two gateways, each with an outbox of its own, and one Redis for both: limits, repeats, confirmations and spam checks hold across them, whatever is killed, frozen or away.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Redis } from 'ioredis';

import { provider } from '../../src/content/provider.ts';
import { contactInquiry } from '../../src/mail/contact-inquiry.ts';
import { parentConfirmation } from '../../src/mail/parent-confirmation.ts';

import { chanceOf, pause, table } from './chance.ts';
import { drained, startGateway } from './gateway.ts';
import { openMailServer } from './mail-server.ts';
import { proofOf, question } from './question.ts';
import { openRedis } from './redis-server.ts';
import { registrationOf, sendPath } from './rounds.ts';

/** Long enough that no answer waits for Redis, short enough that nobody notices: a post asks it a few times, in ms. */
const longestAnswer = 3_000;
const inquiry = (token) =>
  contactInquiry(provider, { name: token, email: '', phone: '', message: `Hello from ${token}` });

export async function together({ rounds, seed, failures }) {
  const folder = mkdtempSync(join(tmpdir(), 'torture-'));
  const redis = await openRedis(folder);
  if (!redis) {
    failures.push('redis-server is not installed (apt-get install redis-server; valkey-server serves as well)');
    return;
  }
  const arrived = new Map();
  const server = await openMailServer({
    onMail({ raw, to }) {
      const text = raw.toString('latin1');
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1];
      const token = (to === provider.email ? /^Reply-To: (\w+)@|^Subject: .*?(\w+x\d+x)/im.exec(text) : undefined)
        ?.slice(1)
        .find(Boolean);
      const key = token ?? (to === provider.email ? 'unknown' : `confirmation ${to.split('@')[0]}`);
      arrived.set(key, (arrived.get(key) ?? new Set()).add(id));
    },
  });
  const start = (name, settings) =>
    startGateway(join(folder, name), { SMTP_URL: server.url, REDIS_URL: redis.url, ...settings });
  const copies = (key) => arrived.get(key)?.size ?? 0;
  const expect = (what, found, wanted) => {
    if (found !== wanted) failures.push(`${what}: ${found} instead of ${wanted}`);
    return `${found}`;
  };
  const rows = [];

  // Limits: twenty of a visitor, wherever they go.
  let pair = await Promise.all(['one', 'two'].map((name) => start(name, { RATE_MAX: '20' })));
  await connected(pair);
  const statuses = [];
  for (let count = 0; count < 40; count += 1)
    statuses.push((await pair[count % 2].post(sendPath, inquiry(`limitx${count}x`))).status);
  rows.push([
    '40 posts of one visitor to both, 20 allowed: taken / told to wait',
    [200, 429]
      .map((status, at) => expect(`limit ${status}`, statuses.filter((one) => one === status).length, [20, 20][at]))
      .join(' / '),
  ]);
  await Promise.all(pair.map((gateway) => gateway.stop()));

  // Repeats: at the same moment, and afterwards.
  pair = await Promise.all(['one', 'two'].map((name) => start(name)));
  await connected(pair);
  const [one, two] = pair;
  const twins = Array.from({ length: 50 }, (_, count) => `twinx${count}x`);
  for (const token of twins) {
    const both = await Promise.all(pair.map((gateway) => gateway.post(sendPath, registrationOf(token))));
    const again = await two.post(sendPath, registrationOf(token));
    for (const { status } of [...both, again]) expect(`a repeat of ${token}`, status, 200);
  }
  // A confirmation of what the other has taken, asked for at both at once, and replayed.
  for (const token of twins.slice(0, 20)) {
    const letter = parentConfirmation(provider, `${token}@family.example`);
    const answers = await Promise.all(pair.map((gateway) => gateway.post(sendPath, letter)));
    if (!answers.some(({ status }) => status === 200)) failures.push(`the confirmation of ${token} was refused`);
    await Promise.all(pair.map((gateway) => gateway.post(sendPath, letter)));
  }
  // A spam check of one, used at the other, and then at the first.
  const proof = await proofOf(one);
  const sent = [
    await question(two, proof, 'first'),
    await question(one, proof, 'second'),
    await question(two, proof, 'third'),
  ];
  rows.push([
    'spam check of one used at the other, at both again',
    expect('spam check', sent.join(', '), '200, 403, 403'),
  ]);

  const named = await namesIn(redis.url);
  rows.push([
    'names in Redis, of which not a digest',
    `${named.length}, ${expect('names that are no digest', named.filter((name) => !digestOnly.test(name)).join(', '), '') || 'none'}`,
  ]);

  // Frozen, then gone, then back.
  redis.freeze();
  const frozen = await timed(pair, 'frozenx');
  const healthFrozen = await one.health();
  redis.thaw();
  await connected(pair);
  await redis.kill();
  const gone = await timed(pair, 'gonex');
  const healthGone = await one.health();
  const restarted = await start('two-and-a-half');
  const alone = (await restarted.post(sendPath, registrationOf('startx1x'))).status;
  await redis.start();
  await connected([...pair, restarted]);
  const back = await timed(pair, 'backx');
  for (const [what, { statuses: all, longest }] of Object.entries({ frozen, gone, back })) {
    expect(`posts while Redis is ${what}`, all.join(), all.map(() => 200).join());
    if (longest > longestAnswer) failures.push(`an answer took ${longest} ms while Redis was ${what}`);
  }
  expect('health while frozen', `${healthFrozen.status} ${healthFrozen.redis}`, 'attention away');
  expect('health while gone', `${healthGone.status} ${healthGone.redis}`, 'attention away');
  expect('a start without Redis', alone, 200);
  rows.push([
    'Redis frozen / gone / back: taken of 10, longest answer',
    [frozen, gone, back]
      .map(({ statuses: all, longest }) => `${all.filter((status) => status === 200).length}, ${longest} ms`)
      .join(' / '),
  ]);
  rows.push(['health meanwhile', `${healthFrozen.status}, ${healthGone.status}, then ${(await one.health()).status}`]);
  await restarted.stop();

  const { kills, again, accepted } = await killed({ pair, redis, start, rounds, chance: chanceOf(seed) });
  pair = [await drained(pair[0], () => start('one')), await drained(pair[1], () => start('two'))];
  await Promise.all(pair.map((gateway) => gateway.stop()));
  await server.close();
  await redis.kill();
  rmSync(folder, { recursive: true, force: true });

  const lost = [...accepted, ...twins].filter((token) => !copies(token));
  const doubled = [...accepted].filter((token) => copies(token) > 1).length;
  rows.push(
    [
      'registrations sent to both at once and again: mailed once',
      expect('twins', twins.filter((token) => copies(token) === 1).length, twins.length),
    ],
    [
      'their confirmations, asked for at both, twice: mailed once',
      expect('confirmations', twins.filter((token) => copies(`confirmation ${token}`) === 1).length, 20),
    ],
    [`${kills} kills of a gateway or of Redis: accepted, sent again to the other`, `${accepted.size}, ${again}`],
    ['accepted and lost', expect('lost', lost.length, 0)],
    ['mailed by both, after a kill or without Redis', doubled],
  );
  table(`Two gateways and one Redis, seed ${seed}`, rows);
}

/** Rounds of posts with a kill of either gateway or of Redis: who gets no answer sends again, to the other. Puts new gateways into the pair. */
async function killed({ pair, redis, start, rounds, chance }) {
  const accepted = new Set();
  let kills = 0;
  let again = 0;
  for (let round = 0; round < rounds; round += 1) {
    const client = async (name) => {
      for (let count = 0; count < 4; count += 1) {
        const token = `r${round}c${name}x${count}x`;
        const letter = registrationOf(token);
        const at = chance.below(2);
        let { status } = await pair[at].post(sendPath, letter);
        if (status === undefined) {
          again += 1;
          ({ status } = await pair[1 - at].post(sendPath, letter));
        }
        if (status === 200) accepted.add(token);
      }
    };
    const all = Promise.all([0, 1, 2, 3].map(client));
    await pause(chance.below(120));
    const victim = chance.below(3);
    kills += 1;
    if (victim === 2) await redis.kill();
    else await pair[victim].stop('SIGKILL');
    await all;
    if (victim === 2) await redis.start();
    else pair[victim] = await start(['one', 'two'][victim]);
    await connected(pair);
  }
  return { kills, again, accepted };
}

/** What a gateway may call anything in Redis: a kind, and a digest of 43 characters. */
const digestOnly = /^lantern:(?:secret|[a-z ]+:[\w-]{43})$/;

/** The names of all that is in Redis. */
async function namesIn(url) {
  const client = new Redis(url);
  const names = await client.keys('*');
  client.disconnect();
  return names;
}

/** Until every gateway has found the Redis. */
async function connected(gateways) {
  for (const gateway of gateways) while ((await gateway.health()).redis !== 'ok') await pause(50);
}

/** Ten posts by turns, their answers and the longest time to one. */
async function timed(pair, name) {
  const statuses = [];
  let longest = 0;
  for (let count = 0; count < 10; count += 1) {
    const began = performance.now();
    statuses.push((await pair[count % 2].post(sendPath, registrationOf(`${name}${count}x`))).status);
    longest = Math.max(longest, Math.round(performance.now() - began));
  }
  return { statuses, longest };
}

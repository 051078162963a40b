// @vitest-environment node
// Kills the gateway at random moments while parents register and the mail server fails: what was accepted must arrive, once, and nobody else may be mailed.
// SEED repeats the choices of an earlier run, ROUNDS is the number of kills.
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { parentConfirmation } from '#mail/parent-confirmation.ts';

import { openSmtp, temporaryFolder, textOf } from '../gateway/gateway.ts';
import { letterhead } from '../mail/family.ts';
import { chanceOf, type Chance } from './chance.ts';
import { registrationOf, startGateway, type RunningGateway } from '../gateway/running-gateway.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const rounds = Number(process.env['ROUNDS'] ?? 30);
const parents = 4;
/** In a round. More than a parent can make in most rounds, so that the kill interrupts somebody. */
const visitsOfParent = 10;
/** In ms. A letter that was refused or put off in an earlier round is tried again within seconds of the last start. */
const patience = 3 * 60_000;

/** What the mail server does: it keeps a letter and then cuts the connection, as a server may that fails just before its reply; or it leaves with 421 at single letters. */
const moods = ['accepts', 'refuses', 'puts off', 'stalls', 'cuts', 'leaves at some'] as const;

interface Visit {
  readonly token: string;
  readonly asksForConfirmation: boolean;
  /** Posts a letter to a stranger too, which must be refused. */
  readonly forges: boolean;
}

/** All choices of a round are made before it begins, so that they depend on the seed alone. */
const roundOf = (chance: Chance, round: number) => ({
  mood: chance.of(moods),
  /** The kill comes so many ms after this post has begun. */
  killedAt: 1 + chance.below(parents * visitsOfParent),
  delay: chance.below(250),
  visits: Array.from({ length: parents }, (_, parent) =>
    Array.from({ length: visitsOfParent }, (_item, index): Visit => ({
      token: `t${round}p${parent}n${index}x`,
      asksForConfirmation: chance.is(0.8),
      forges: chance.is(0.2),
    })),
  ),
});

/** What was posted and accepted, as `KIND TOKEN`, and what arrived, by Message-ID. */
function createLedger() {
  const posted = new Map<string, string>();
  const accepted = new Set<string>();
  const forged: (number | undefined)[] = [];
  const unanswered: Visit[] = [];
  const arrived = new Map<string, { letter: string; text: string; times: number }>();

  async function visit(gateway: RunningGateway, { token, asksForConfirmation, forges }: Visit, onPost: () => void) {
    const address = `${token}@family.example`;
    const send = async (kind: string, letter: { message: string }) => {
      posted.set(`${kind} ${token}`, letter.message);
      onPost();
      const { status } = await gateway.post(letter);
      if (status === 200) accepted.add(`${kind} ${token}`);
      return status;
    };
    if ((await send('registration', registrationOf(token))) === undefined)
      return void unanswered.push({ token, asksForConfirmation, forges });
    if (asksForConfirmation) await send('confirmation', parentConfirmation(letterhead, address));
    if (!forges) return undefined;
    const { status } = await gateway.post({ ...registrationOf(`bad${token}`), to: `bad${address}` });
    if (status !== undefined) forged.push(status);
    return undefined;
  }

  return {
    posted,
    accepted,
    forged,
    unanswered,
    arrived,
    visit,
    missing: () => {
      const letters = new Set([...arrived.values()].map(({ letter }) => letter));
      return [...accepted].filter((letter) => !letters.has(letter));
    },
    keep(id: string, to: readonly string[], text: string) {
      const isRegistration = to.join() === letterhead.email;
      const token = isRegistration ? /Child: Last name: (\S+)/.exec(text)?.[1] : to.join().split('@')[0];
      const letter = `${isRegistration ? 'registration' : 'confirmation'} ${token}`;
      arrived.set(id, { letter, text, times: (arrived.get(id)?.times ?? 0) + 1 });
    },
  };
}

test(
  `nothing accepted is lost, doubled or mailed to anybody else, over ${rounds} kills (SEED=${seed})`,
  { timeout: 2 * patience + rounds * 10_000 },
  async () => {
    console.info(`SEED=${seed} repeats the choices of this run.`);
    const chance = chanceOf(seed);
    const folder = temporaryFolder();
    const ledger = createLedger();
    let mood: (typeof moods)[number] = 'accepts';
    const smtp = await openSmtp({
      refuse: () =>
        mood === 'refuses'
          ? { code: 550, text: 'unknown' }
          : mood === 'puts off'
            ? { code: 451, text: 'later' }
            : undefined,
      spoil: ({ messageId = '', text = '' }, to) => {
        if (mood === 'stalls') return 'silence';
        if (mood === 'leaves at some' && /^<[0-4]/.test(messageId)) return '421';
        ledger.keep(messageId, to, text.trim());
        return mood === 'cuts' ? 'cut' : undefined;
      },
    });
    const start = () => startGateway(folder, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    let output = '';

    for (let number = 0; number < rounds; number += 1) {
      const round = roundOf(chance, number);
      mood = round.mood;
      const gateway = await start();
      const kill = Promise.withResolvers<void>();
      let [posts, isOver] = [0, false];
      const onPost = () => {
        posts += 1;
        if (posts === round.killedAt) setTimeout(kill.resolve, round.delay);
      };
      const all = Promise.all(
        round.visits.map(async (visits) => {
          for (const visit of [...ledger.unanswered.splice(0, 1), ...visits])
            if (!isOver) await ledger.visit(gateway, visit, onPost);
        }),
      );
      // Every parent may be done before; the mail server is not.
      void all.then(() => setTimeout(kill.resolve, round.delay));
      await kill.promise;
      isOver = true;
      await gateway.stop('SIGKILL');
      await all;
      output += gateway.output();
    }

    mood = 'accepts';
    const last = await start();
    for (const visit of ledger.unanswered.splice(0)) await ledger.visit(last, visit, () => undefined);
    await vi.waitFor(async () => expect(await last.health()).toMatchObject({ queued: 0, dead: 0 }), {
      timeout: patience,
      interval: 50,
    });
    // Nothing waits any more, so what has not arrived never will.
    expect(ledger.missing(), 'letters that were accepted and are lost').toEqual([]);
    expect(await last.stop('SIGTERM')).toBe(0);
    output += last.output();

    const mails = [...ledger.arrived.values()];
    const repeats = mails.reduce((sum, { times }) => sum + times - 1, 0);
    console.info(
      `${rounds} kills: ${ledger.posted.size} letters posted, ${ledger.accepted.size} accepted, ${mails.length} arrived, ${repeats} of them again with the same Message-ID, ${ledger.forged.length} forged and refused.`,
    );
    expect(ledger.unanswered).toEqual([]);
    expect(ledger.accepted.size).toBeGreaterThan(rounds);
    // Every letter that arrived is one that a parent posted, word for word, with one Message-ID, whatever happened to its first answer.
    for (const { letter, text } of mails) expect([letter, text]).toEqual([letter, ledger.posted.get(letter)]);
    expect(new Set(mails.map(({ letter }) => letter)).size).toBe(mails.length);
    expect(ledger.forged.every((status) => status === 403)).toBe(true);
    expect(output).not.toMatch(/family\.example|李小龙|Łuczak|peanuts/);
    expect(textOf(join(folder, 'outbox'))).not.toContain('family.example');
  },
);

/** Accepts a new letter: it is on disk, or if that fails sent, before the visitor gets the response; if neither succeeds it is refused. */
import { randomUUID } from 'node:crypto';

import { retention } from '#gateway/ttl-store.ts';
import { type Draft, type StoredLetter } from '#gateway/letters/letter.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { type Database } from '#gateway/letters/store/database.ts';
import { type Receipt } from '#gateway/letters/store/table.ts';
import { createAtOnce } from './at-once.ts';

export interface Keys {
  /** Letters with the same identity are repeats of one letter. */
  readonly identity?: string | undefined;
  /** Key of the grant that a registration gives; it is stored with it. */
  readonly grants?: string | undefined;
  /** Key of the grant that a confirmation uses up. */
  readonly uses?: string | undefined;
}

interface Dependencies {
  readonly run: Database['run'];
  readonly hasRoom: () => Promise<boolean>;
  readonly digest: (text: string) => string;
  readonly sendNow: (letter: StoredLetter) => Promise<void>;
  readonly now: () => Date;
  readonly log: Log;
  /** Called with the identity of a letter that is on disk: false if another gateway has stored the same letter. */
  readonly claim: ((identity: string) => Promise<boolean>) | undefined;
}

export interface Acceptance {
  /** Resolves when the letter is on disk, or if that fails or the disk is nearly full, when it is sent. Throws if neither succeeds. */
  add(draft: Draft, keys?: Keys): Promise<Receipt>;
  /** The code of why the last letter could not be stored. */
  fault(): string | undefined;
}

/** Until a letter is sent for which no claim was answered, in ms: longer than Redis may take. */
const claimed = 10_000;

export function createAcceptance({ run, hasRoom, digest, sendNow, now, log, claim }: Dependencies): Acceptance {
  const atOnce = createAtOnce(sendNow, now);
  let fault: string | undefined;

  async function store(letter: StoredLetter, { identity, grants: grant, uses }: Keys): Promise<Receipt> {
    if (!(await hasRoom())) throw Object.assign(new Error('The disk is nearly full.'), { code: 'nearly full' });
    const { id, kind, accepted } = letter;
    const needsClaim = claim !== undefined && identity !== undefined;
    const known = identity === undefined ? undefined : digest(identity);
    const nextTry = needsClaim ? accepted + claimed : accepted;
    const row = { id, kind, accepted, letter: JSON.stringify(letter), nextTry, digest: known, grants: grant, uses };
    const receipt = await run('accept', row).catch((error: unknown) => {
      fault = codeOf(error);
      throw error;
    });
    fault = undefined;
    // After it is stored: a crash between claim and storing would make the visitor's next try look like a repeat of a letter that is on no disk.
    if (!needsClaim || receipt.isRepeat) return receipt;
    const isOurs = await claim(identity);
    const step = isOurs
      ? run('release', { id, now: accepted })
      : run('deliver', { id, now: accepted, expires: accepted + retention });
    await step.catch((error: unknown) => log.warn({ id, code: codeOf(error) }, 'it is sent a little later'));
    return { id, isRepeat: !isOurs };
  }

  async function add(draft: Draft, keys: Keys = {}): Promise<Receipt> {
    const known = keys.identity === undefined ? undefined : digest(keys.identity);
    const tried = atOnce.find(known);
    if (tried?.receipt) return { ...(await tried.receipt), isRepeat: true };
    const letter = { ...storedOf(draft), id: tried?.id ?? randomUUID(), accepted: now().getTime() };
    return store(letter, keys).catch(async (error: unknown) => {
      const about = { id: letter.id, kind: letter.kind };
      log.error({ ...about, code: codeOf(error) }, 'the outbox cannot be written; sending at once');
      const sent = await atOnce.send(letter, known);
      log.warn(about, 'sent without the outbox');
      return sent;
    });
  }

  return { add, fault: () => fault };
}

/** Only a confirmation keeps its recipient: other letters go to the provider's address at the time of delivery. */
function storedOf({ to, ...draft }: Draft): Omit<StoredLetter, 'id' | 'accepted'> {
  return draft.kind === 'confirmation' ? { ...draft, to } : draft;
}

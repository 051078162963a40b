/** Accepts a new letter: it is on disk, or if that fails sent, before the visitor gets the response; if neither succeeds it is refused. */
import { randomUUID } from 'node:crypto';

import { retention } from '#gateway/ttl-store.ts';

import { type Digests, type Draft, type Heading, type Letter, type StoredLetter } from '#gateway/letters/letter.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { type Receipt, type Repeats } from './repeats.ts';
import { type Store } from './store.ts';

interface Dependencies {
  readonly hasRoom: () => Promise<boolean>;
  readonly store: Store;
  readonly repeats: Repeats;
  readonly now: () => Date;
  readonly log: Log;
  /** Called with the identity of a letter that is on disk: false if another gateway has stored the same letter. */
  readonly claim: (identity: string) => Promise<boolean>;
  readonly queue: (letter: Heading, digests: Digests) => void;
  readonly sendNow: (letter: StoredLetter) => Promise<void>;
}

export interface Acceptance {
  add(draft: Draft, identity?: string, grant?: string): Promise<Receipt>;
  /** Removes expired entries. `time` in ms. */
  purge(time: number): void;
}

export function createAcceptance({ hasRoom, store, repeats, now, log, claim, queue, sendNow }: Dependencies): Acceptance {
  /** By digest, the ids of letters that could not be written and may have been sent nevertheless: a repeat gets the same Message-ID. */
  const triedIds = new Map<string, { id: string; until: number }>();

  async function write(letter: StoredLetter, digests: Digests): Promise<void> {
    if (!(await hasRoom())) throw Object.assign(new Error('The disk is nearly full.'), { code: 'nearly full' });
    await store.write(letter, digests);
  }

  async function accept(draft: Draft, digests: Digests, identity: string | undefined): Promise<Receipt> {
    const { letter: digest = '' } = digests;
    const letter = { ...storedOf(draft), id: triedIds.get(digest)?.id ?? randomUUID(), accepted: now().getTime() };
    const about = { id: letter.id, kind: letter.kind };
    try {
      await write(letter, digests);
    } catch (error) {
      log.error({ ...about, code: codeOf(error) }, 'the outbox cannot be written; sending at once');
      if (digest) triedIds.set(digest, { id: letter.id, until: letter.accepted + retention });
      await sendNow(letter);
      log.warn(about, 'sent without the outbox');
      repeats.remember(digests.letter, letter.id, letter.accepted + retention);
      return { id: letter.id, isRepeat: false };
    }
    // Claim after the write: a crash between claim and write would make the visitor's next try look like a repeat of a letter that is on no disk.
    if (identity !== undefined && !(await claim(identity))) {
      await store.remove(letter.id);
      repeats.remember(digests.letter, letter.id, letter.accepted + retention);
      return { id: letter.id, isRepeat: true };
    }
    queue(letter, digests);
    return { id: letter.id, isRepeat: false };
  }

  return {
    add(draft, identity, grant) {
      const digest = identity === undefined ? undefined : store.digest(identity);
      return repeats.once(digest, () => accept(draft, { letter: digest, grant }, identity));
    },
    purge(time) {
      for (const [digest, { until }] of triedIds) if (until <= time) triedIds.delete(digest);
    },
  };
}

/** Only a confirmation keeps its recipient: other letters go to the provider's address at the time of delivery. */
function storedOf({ to, ...draft }: Draft): Omit<Letter, 'id' | 'accepted' | 'to'> & { to?: string } {
  return draft.kind === 'confirmation' ? { ...draft, to } : draft;
}

/** Takes a new letter: it is on disk before its visitor has an answer, or it is sent at once, or it is refused. */
import { randomUUID } from 'node:crypto';

import { remembered } from '#gateway/ttl-store.ts';

import { type Draft, type Heading, type Letter, type Marks, type StoredLetter } from '#gateway/letters/letter.ts';
import { codeOf, type Log } from '#gateway/letters/log.ts';
import { marksOf } from './outbox-folder.ts';
import { type Receipt, type Repeats } from './repeats.ts';
import { type Store } from './store.ts';

interface Parts {
  readonly hasRoom: () => Promise<boolean>;
  readonly store: Store;
  readonly repeats: Repeats;
  readonly now: () => Date;
  readonly log: Log;
  /** Asked with `sameAs` when a letter is on disk: false if another gateway has the same one on its own. */
  readonly claim: (sameAs: string) => Promise<boolean>;
  readonly queue: (letter: Heading, marks: Marks) => void;
  readonly sendNow: (letter: StoredLetter) => Promise<void>;
}

export interface Acceptance {
  add(draft: Draft, sameAs?: string, earns?: string): Promise<Receipt>;
  /** Forgets what has expired. `time` in ms. */
  forget(time: number): void;
}

export function createAcceptance({ hasRoom, store, repeats, now, log, claim, queue, sendNow }: Parts): Acceptance {
  /** Ids of letters that the disk refused and that may have been sent all the same: the next try has the same Message-ID. */
  const tried = new Map<string, { id: string; until: number }>();

  async function write(letter: StoredLetter, marks: Marks): Promise<void> {
    if (!(await hasRoom())) throw Object.assign(new Error('The disk is nearly full.'), { code: 'nearly full' });
    await store.write(letter, marks);
  }

  async function accept(draft: Draft, marks: Marks, sameAs: string | undefined): Promise<Receipt> {
    const { digest = '' } = marks;
    const letter = { ...storedOf(draft), id: tried.get(digest)?.id ?? randomUUID(), accepted: now().getTime() };
    const about = { id: letter.id, kind: letter.kind };
    try {
      await write(letter, marks);
    } catch (error) {
      log.error({ ...about, code: codeOf(error) }, 'the outbox cannot be written; sending at once');
      if (digest) tried.set(digest, { id: letter.id, until: letter.accepted + remembered });
      await sendNow(letter);
      log.warn(about, 'sent without the outbox');
      repeats.remember(marks.digest, letter.id, letter.accepted + remembered);
      return { id: letter.id, isRepeat: false };
    }
    // Claimed after the write: were it before, a crash in between would make the next try look like a repeat.
    if (sameAs !== undefined && !(await claim(sameAs))) {
      await store.remove(letter.id);
      repeats.remember(marks.digest, letter.id, letter.accepted + remembered);
      return { id: letter.id, isRepeat: true };
    }
    queue(letter, marks);
    return { id: letter.id, isRepeat: false };
  }

  return {
    add(draft, sameAs, earns) {
      const digest = sameAs === undefined ? undefined : store.digest(sameAs);
      return repeats.once(digest, () => accept(draft, marksOf(digest, earns), sameAs));
    },
    forget(time) {
      for (const [digest, { until }] of tried) if (until <= time) tried.delete(digest);
    },
  };
}

/** Only a confirmation keeps its recipient: all else goes to whatever address the provider has when it is delivered. */
function storedOf({ to, ...draft }: Draft): Omit<Letter, 'id' | 'accepted' | 'to'> & { to?: string } {
  return draft.kind === 'confirmation' ? { ...draft, to } : draft;
}

/** Collects the messages that reached the provider late, so that one notice reports all of them when no other late letter is about to be delivered. */
import { type Late } from '#mail/late-letters.ts';

import { type StoredLetter } from '#gateway/letters/letter.ts';

/** Age from which a message is late, in ms. */
export const lateAfter = 24 * 60 * 60_000;

export interface LateNotice {
  delivered(letter: StoredLetter): void;
  /** Returns the collected messages and clears them; undefined if there are none, or if `isMore`: a late letter is about to be delivered. */
  take(isMore: () => Promise<boolean>): Promise<Late | undefined>;
}

export function createLateNotice(now: () => Date): LateNotice {
  let collected: Late | undefined;
  const isLate = ({ kind, accepted }: StoredLetter) =>
    kind !== 'confirmation' && kind !== 'notice' && now().getTime() - accepted >= lateAfter;
  return {
    delivered(letter) {
      if (!isLate(letter)) return;
      const { count, first, last } = collected ?? { count: 0, first: letter.accepted, last: letter.accepted };
      collected = { count: count + 1, first: Math.min(first, letter.accepted), last: Math.max(last, letter.accepted) };
    },
    async take(isMore) {
      // Letters that are put off are not waited for, since that may be for days. They get a notice of their own.
      if (!collected || (await isMore())) return undefined;
      const notice = collected;
      collected = undefined;
      return notice;
    },
  };
}

/** Collects the messages that reached the provider late, so that one notice reports all of them when no other late letter is about to be delivered. */
import { type Late } from '#mail/late-letters.ts';

import { type Heading } from '#gateway/letters/letter.ts';

/** Age from which a message is late, in ms. */
const lateAfter = 24 * 60 * 60_000;

export interface LateNotice {
  delivered(letter: Heading): void;
  /** Returns the collected messages and clears them; undefined if there are none or if a late letter is about to be delivered. */
  take(waiting: Iterable<Heading & { readonly due: number | undefined; readonly isDead: boolean }>): Late | undefined;
}

export function createLateNotice(now: () => Date): LateNotice {
  let collected: Late | undefined;
  const isLate = ({ kind, accepted }: Heading) =>
    kind !== 'confirmation' && kind !== 'notice' && now().getTime() - accepted >= lateAfter;
  return {
    delivered(letter) {
      if (!isLate(letter)) return;
      const { count, first, last } = collected ?? { count: 0, first: letter.accepted, last: letter.accepted };
      collected = { count: count + 1, first: Math.min(first, letter.accepted), last: Math.max(last, letter.accepted) };
    },
    take(waiting) {
      if (!collected) return undefined;
      // Deferred letters are not waited for, since they may be deferred for days. They get a notice of their own.
      for (const letter of waiting) if (isLate(letter) && letter.due === undefined && !letter.isDead) return undefined;
      const notice = collected;
      collected = undefined;
      return notice;
    },
  };
}

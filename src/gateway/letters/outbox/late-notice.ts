/** Remembers which messages reached the provider late, until there is nothing more to wait for and one letter can tell of them all. */
import { type Late } from '#mail/late-letters.ts';

import { type Heading } from '#gateway/letters/letter.ts';

/** A message that waited for so long is late, in ms. */
const late = 24 * 60 * 60_000;

export interface LateNotice {
  delivered(letter: Heading): void;
  /** What to tell, once no late letter is about to be delivered. Told once. */
  take(waiting: Iterable<Heading & { readonly due: number | undefined; readonly isDead: boolean }>): Late | undefined;
}

export function createLateNotice(now: () => Date): LateNotice {
  let told: Late | undefined;
  const isLate = ({ kind, accepted }: Heading) =>
    kind !== 'confirmation' && kind !== 'notice' && now().getTime() - accepted >= late;
  return {
    delivered(letter) {
      if (!isLate(letter)) return;
      const { count, first, last } = told ?? { count: 0, first: letter.accepted, last: letter.accepted };
      told = { count: count + 1, first: Math.min(first, letter.accepted), last: Math.max(last, letter.accepted) };
    },
    take(waiting) {
      if (!told) return undefined;
      // A letter that is kept back may be so for days; it gets a notice of its own then.
      for (const letter of waiting) if (isLate(letter) && letter.due === undefined && !letter.isDead) return undefined;
      const notice = told;
      told = undefined;
      return notice;
    },
  };
}

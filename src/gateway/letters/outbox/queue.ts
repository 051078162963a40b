/** The order of letters in memory: which is next, which waits for its next try. It holds no words, only where they are. */
import { type Heading, type Kind, type Marks } from '#gateway/letters/letter.ts';
import { type Scope } from '#gateway/letters/delivery/smtp-errors.ts';

export interface Entry extends Heading {
  readonly marks: Marks;
  /** Refused for good. It stays in the outbox, and all but confirmations are still tried now and then. */
  isDead: boolean;
  /** Others were delivered while this letter failed. */
  isSuspect: boolean;
  failures: number;
  /** When it first failed in this run, in ms. */
  failingSince: number;
  /** When it is tried next, in ms; undefined if it is next, under way, or not tried again. */
  due: number | undefined;
  /** Deliveries of other letters that this one had seen at its last failure. */
  seen: number;
  last: { readonly scope: Scope; readonly code: string; readonly words: string } | undefined;
}

export const entryOf = ({ id, kind, accepted }: Heading, marks: Marks): Entry => ({
  id,
  kind,
  accepted,
  marks,
  isDead: false,
  isSuspect: false,
  failures: 0,
  failingSince: 0,
  due: undefined,
  seen: 0,
  last: undefined,
});

export interface Queue {
  /** Puts a letter behind all others of its rank. `isFirst`: before all letters, for one that the operator asks for. */
  add(entry: Entry, isFirst?: boolean): void;
  /** Takes the next letter out; `withSuspects` if it may be one that breaks sessions while others are delivered. */
  take(withSuspects: boolean): Entry | undefined;
  /** Takes the letter that tells most about the server: the one that failed least often, and another than the last that failed. */
  takeProbe(lastFailed: string | undefined): Entry | undefined;
  /** Keeps a letter back for so many ms, then adds it and calls `onDue`. */
  defer(entry: Entry, wait: number, due: number): void;
  /** Adds letters that are kept back at once. */
  release(isChosen: (entry: Entry) => boolean): void;
  /** Takes a letter out, wherever it stands. */
  remove(entry: Entry): void;
}

/** Rank 0 is what the operator asked for, rank 3 all other kinds, rank 4 every letter at which a session broke, and the last those that are to blame for it. */
const ranksOfKinds: Partial<Record<Kind, number>> = { registration: 1, confirmation: 2 };
const lastRank = 5;

function rankOf({ kind, isSuspect, last }: Entry): number {
  if (isSuspect) return lastRank;
  return last?.scope === 'unclear' ? 4 : (ranksOfKinds[kind] ?? 3);
}

/** One in so many letters is the one that has stood longest, whatever its rank, so that a flood of registrations holds nothing up for ever. */
const fairShare = 4;

export function createQueue(onDue: () => void): Queue {
  const ranks = [0, 1, 2, 3, 4, lastRank].map(() => new Map<Entry, number>());
  const deferred = new Map<Entry, NodeJS.Timeout>();
  let turn = 0;
  let taken = 0;

  const takeOut = (entry: Entry | undefined) => {
    if (entry) for (const rank of ranks) rank.delete(entry);
    return entry;
  };
  const heads = (count: number) =>
    ranks
      .slice(0, count)
      .map((rank) => rank.entries().next().value)
      .filter((head) => head !== undefined);

  function add(entry: Entry, isFirst = false): void {
    entry.due = undefined;
    ranks[isFirst ? 0 : rankOf(entry)]?.set(entry, (turn += 1));
  }

  function undefer(entry: Entry): boolean {
    clearTimeout(deferred.get(entry));
    return deferred.delete(entry);
  }

  return {
    add,
    take(withSuspects) {
      taken += 1;
      const [first, ...others] = heads(withSuspects ? lastRank + 1 : lastRank);
      const oldest = (taken % fairShare === 0 ? others : []).reduce(
        (one, other) => (one && one[1] < other[1] ? one : other),
        first,
      );
      return takeOut(oldest?.[0]);
    },
    takeProbe(lastFailed) {
      const [asked] = ranks[0]?.keys() ?? [];
      if (asked) return takeOut(asked);
      const all = ranks.flatMap((rank) => [...rank.keys()]);
      const others = all.filter(({ id }) => id !== lastFailed);
      const [first, ...rest] = others.length ? others : all;
      return takeOut(rest.reduce((one, other) => (one && one.failures <= other.failures ? one : other), first));
    },
    defer(entry, wait, due) {
      const timer = setTimeout(() => {
        deferred.delete(entry);
        add(entry);
        onDue();
      }, wait);
      timer.unref();
      deferred.set(entry, timer);
      entry.due = due;
    },
    release(isChosen) {
      for (const entry of [...deferred.keys()].filter(isChosen)) {
        undefer(entry);
        add(entry);
      }
    },
    remove(entry) {
      undefer(entry);
      takeOut(entry);
      entry.due = undefined;
    },
  };
}

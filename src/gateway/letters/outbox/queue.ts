/** The queue of letters in memory: which is sent next, and which is deferred until its next try. It holds ids, not the content of letters. */
import { type Digests, type Heading } from '#gateway/letters/letter.ts';
import { type Scope } from '#gateway/letters/delivery/smtp-errors.ts';

export interface Entry extends Heading {
  readonly digests: Digests;
  /** Refused for good. It stays in the outbox; all kinds but confirmations are still retried. */
  isDead: boolean;
  /** Sessions with the mail server break at this letter while other letters are delivered. */
  breaksSessions: boolean;
  failures: number;
  /** When it first failed in this run, in ms since 1970. */
  failingSince: number;
  /** Until when it is deferred, in ms since 1970; undefined if it is queued, being sent, or not retried. */
  due: number | undefined;
  /** How many letters had been delivered in this run when this one last failed. */
  deliveriesAtLastFailure: number;
  last: { readonly scope: Scope; readonly code: string; readonly words: string } | undefined;
}

export const entryOf = ({ id, kind, accepted }: Heading, digests: Digests): Entry => ({
  id,
  kind,
  accepted,
  digests,
  isDead: false,
  breaksSessions: false,
  failures: 0,
  failingSince: 0,
  due: undefined,
  deliveriesAtLastFailure: 0,
  last: undefined,
});

export interface Queue {
  /** Adds a letter behind all others of its rank; `isRequested` by the operator, it goes before all ranks. */
  add(entry: Entry, isRequested?: boolean): void;
  /** Removes and returns the next letter; `withSessionBreakers` if it may be one that breaks sessions. */
  take(withSessionBreakers: boolean): Entry | undefined;
  /** Removes and returns the letter that tests the server best: the one with the fewest failures, and not the one that failed last. */
  takeProbe(lastFailed: string | undefined): Entry | undefined;
  /** Adds a letter after `wait` ms and calls `onDue`. `due` is that time in ms since 1970. */
  defer(entry: Entry, wait: number, due: number): void;
  /** Adds the chosen deferred letters at once. */
  resume(isChosen: (entry: Entry) => boolean): void;
  /** Removes a letter, queued or deferred. */
  remove(entry: Entry): void;
}

/** The ranks in the order in which their letters are sent. */
const rankOrder = [
  // Letters that the operator retries.
  'requested',
  'registration',
  'confirmation',
  // Every other kind.
  'other',
  // Letters whose last try broke the session, whatever their kind.
  'sessionBroke',
  // Letters that are the cause of it (`breaksSessions`).
  'sessionBreaker',
] as const;
type Rank = (typeof rankOrder)[number];

function rankOf({ kind, breaksSessions, last }: Entry): Rank {
  if (breaksSessions) return 'sessionBreaker';
  if (last?.scope === 'unclear') return 'sessionBroke';
  return kind === 'registration' || kind === 'confirmation' ? kind : 'other';
}

/** Every fourth letter is the one queued longest, whatever its rank, so that a flood of registrations cannot delay other letters for ever. */
const fairShare = 4;

export function createQueue(onDue: () => void): Queue {
  /** For each rank its letters, each with the number of its turn. */
  const ranks = Object.fromEntries(rankOrder.map((rank) => [rank, new Map()])) as Record<Rank, Map<Entry, number>>;
  const deferred = new Map<Entry, NodeJS.Timeout>();
  let turn = 0;
  let taken = 0;

  const takeOut = (entry: Entry | undefined) => {
    if (entry) for (const rank of rankOrder) ranks[rank].delete(entry);
    return entry;
  };
  const headsOf = (names: readonly Rank[]) =>
    names.map((rank) => ranks[rank].entries().next().value).filter((head) => head !== undefined);

  function add(entry: Entry, isRequested = false): void {
    entry.due = undefined;
    ranks[isRequested ? 'requested' : rankOf(entry)].set(entry, (turn += 1));
  }

  function cancelDeferral(entry: Entry): boolean {
    clearTimeout(deferred.get(entry));
    return deferred.delete(entry);
  }

  return {
    add,
    take(withSessionBreakers) {
      taken += 1;
      const allowed = rankOrder.filter((rank) => withSessionBreakers || rank !== 'sessionBreaker');
      const [first, ...others] = headsOf(allowed);
      const oldest = (taken % fairShare === 0 ? others : []).reduce(
        (one, other) => (one && one[1] < other[1] ? one : other),
        first,
      );
      return takeOut(oldest?.[0]);
    },
    takeProbe(lastFailed) {
      const [requested] = ranks.requested.keys();
      if (requested) return takeOut(requested);
      const all = rankOrder.flatMap((rank) => [...ranks[rank].keys()]);
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
    resume(isChosen) {
      for (const entry of [...deferred.keys()].filter(isChosen)) {
        cancelDeferral(entry);
        add(entry);
      }
    },
    remove(entry) {
      cancelDeferral(entry);
      takeOut(entry);
      entry.due = undefined;
    },
  };
}

/** Counts the outcomes of letters, for one line in the log a day. */
const day = 24 * 60 * 60_000;

const none = { accepted: 0, delivered: 0, deferred: 0, dead: 0, setAside: 0 };
export type Counts = typeof none;

export interface Tally {
  add(what: keyof Counts): void;
  /** Returns the counts once a day and starts again; undefined in between. `time` in ms. */
  daily(time: number): (Counts & { readonly since: string }) | undefined;
}

/** @param start in ms since 1970 */
export function createTally(start: number): Tally {
  let since = start;
  let counts = { ...none };
  return {
    add: (what) => void (counts[what] += 1),
    daily(time) {
      // A clock that was set back starts a new day.
      if (time >= since && time - since < day) return undefined;
      const past = { ...counts, since: new Date(since).toISOString() };
      since = time;
      counts = { ...none };
      return past;
    },
  };
}

/** What becomes of a letter after a failure, and how long it waits for its next try. */
import { type Scope } from './smtp-errors.ts';
import { type Cause, type Taken } from './table.ts';

/** All in ms. */
export const defaultWaits = {
  /** After the first failure. Doubles with each further one. */
  first: 2_000,
  /** Longest wait of a letter that the server refuses for now, or that keeps failing while others are delivered. */
  longest: 30 * 60_000,
  /** Longest wait while the mail server does not work, so that letters are sent within a minute of its recovery. */
  server: 15_000,
  sweep: 60_000,
  look: 1_000,
  /** Until the words of a delivered letter are wiped from the database's log. */
  wipe: 20_000,
};
export type Waits = Readonly<typeof defaultWaits>;

/** Age at which a letter that could not be delivered is given up, in ms (RFC 5321, 4.5.4.1: four to five days). */
export const givenUpAfter = 5 * 24 * 60 * 60_000;
/** Tries before a letter is given up, whatever its age: a system clock that jumps ahead must not give up letters. */
const minTries = 20;
/** Failures after which `/api/health` reports a letter. One refused for now has waited for a quarter of an hour by then, longer than greylisting takes. */
export const tooManyFailures = 10;
/** Age of a letter until which it gets the short waits of a failing server if its failures have an unclear cause, in ms. */
const shortWaitsUntil = 60 * 60_000;

/** Exponential backoff in ms, with a jitter between half and all of it, so that letters and gateways do not retry at the same moment. */
export const backoff = (failures: number, first: number, longest: number) =>
  Math.min(longest, first * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);

/** Puts a letter off, or takes it for dead. @param lastDelivered when another letter was, in ms since 1970 */
export function afterFailure(letter: Taken, scope: Scope, now: number, lastDelivered: number, waits: Waits) {
  const { kind, accepted, tries, failed } = letter;
  const failures = tries + 1;
  const age = now - accepted;
  // Other letters were delivered between two failures of this one, so the letter is the cause and not the server.
  const breaks = scope === 'unclear' && (letter.cause === 'breaks' || (failed !== null && lastDelivered >= failed));
  const cause: Cause = breaks ? 'breaks' : scope;
  const isDead = scope === 'final' || (age > givenUpAfter && failures >= minTries);
  // A confirmation is not retried, since a mistyped address stays wrong. Letters to the daycare are: somebody will fix its mailbox or the setting.
  if (isDead && kind === 'confirmation') return { failures, cause, isDead, nextTry: null };
  const wait = isDead ? backoff(minTries, waits.longest, waits.longest) : waitAfter(cause, failures, age, waits);
  return { failures, cause, isDead, nextTry: Math.round(now + wait) };
}

function waitAfter(cause: Cause, failures: number, age: number, waits: Waits): number {
  // All letters wait for the server together (server-state.ts).
  if (cause === 'server' || cause === 'login') return 0;
  return backoff(failures, waits.first, cause === 'unclear' && age < shortWaitsUntil ? waits.server : waits.longest);
}

/** When a letter is tried again after a failure. */
import { type Scope } from './smtp-errors.ts';

/** All in ms. */
export interface Waits {
  /** After the first failure. Each further wait doubles. */
  readonly first: number;
  /** Longest wait of a letter that the server puts off, or that keeps failing while others are delivered. */
  readonly longest: number;
  /** Longest wait while the mail server itself is in trouble, so that letters leave within a minute of its return. */
  readonly server: number;
  /** Between two looks after expired records and the daily count. */
  readonly sweep: number;
}

export const defaultWaits: Waits = { first: 2_000, longest: 30 * 60_000, server: 15_000, sweep: 60_000 };

/** A letter that could not be delivered for so long is given up, in ms (RFC 5321, 4.5.4.1: four to five days). */
export const givenUpAfter = 5 * 24 * 60 * 60_000;
/** And not before so many tries: a clock that jumps a year ahead gives up nothing. */
export const leastTries = 20;
/**
 * A letter that failed so often needs a person. One that the server puts off has waited for a quarter of an hour by then, which is
 * longer than servers keep unknown senders waiting (greylisting).
 */
export const tooManyFailures = 10;
/** After an hour of failures that may be the server's, a letter is tried less and less often, in ms. */
const serverPatience = 60 * 60_000;

/** A doubling wait with jitter between half and all of it, so that letters and gateways are not in step. */
export const backoff = (failures: number, first: number, longest: number) =>
  Math.min(longest, first * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);

interface Failing {
  readonly failures: number;
  /** Others were delivered while this letter failed: it is the letter that the server cannot take. */
  readonly isSuspect: boolean;
  /** How long it has been failing, in ms. */
  readonly failingFor: number;
}

/** Milliseconds until a letter is tried again. */
export function retryAfter(scope: Scope, { failures, isSuspect, failingFor }: Failing, waits: Waits): number {
  // A login that is refused again and again locks the account at many mail services.
  const isServers = scope === 'server' || (scope === 'unclear' && !isSuspect && failingFor < serverPatience);
  return backoff(failures, waits.first, isServers ? waits.server : waits.longest);
}

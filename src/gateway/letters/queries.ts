/** What the gateway asks of the table of letters (`npm run mail`: tasks/mail/letters.ts). Times are in ms since 1970. */
import { type Sql } from './schema.ts';

export interface Counts {
  readonly queued: number;
  /** Refused for good. */
  readonly dead: number;
  /** Letters that failed at least `manyTries` times. */
  readonly failing: number;
  /** When the oldest letter that waits was accepted. */
  readonly oldest: number | null;
}

export const count = (sql: Sql, { manyTries }: { manyTries: number }) =>
  sql.get`SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending')) AS queued,
    count(*) FILTER (WHERE state = 'dead') AS dead,
    count(*) FILTER (WHERE tries >= ${manyTries} AND state <> 'delivered') AS failing,
    min(accepted) FILTER (WHERE state IN ('waiting', 'sending')) AS oldest FROM letters` as unknown as Counts;

/** A registration's grant for one confirmation. */
export interface Grant {
  readonly key: string;
  /** Id of the registration. */
  readonly registration: string;
  /** When the registration was accepted. */
  readonly accepted: number;
}

/** The grants that no confirmation has used. */
export const grants = (sql: Sql, { since }: { since: number }) =>
  sql.all`SELECT grants AS key, id AS registration, accepted FROM letters
    WHERE grants IS NOT NULL AND accepted > ${since}` as unknown as Grant[];

export const factOf = (sql: Sql, name: string): string | undefined =>
  sql.get`SELECT value FROM facts WHERE name = ${name}`?.['value'] as string | undefined;

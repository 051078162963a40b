/** What is asked of the table of letters, and the few facts that stand beside it. Times are in ms since 1970. */
import { type Sql } from './schema.ts';

export interface Counts {
  readonly queued: number;
  /** Refused for good. */
  readonly dead: number;
  readonly odd: number;
  /** Letters that failed at least `manyTries` times. */
  readonly failing: number;
  /** When the oldest letter that waits was accepted. */
  readonly oldest: number | null;
}

export const count = (sql: Sql, { manyTries }: { manyTries: number }) =>
  sql.get`SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending')) AS queued,
    count(*) FILTER (WHERE state = 'dead') AS dead, count(*) FILTER (WHERE state = 'odd') AS odd,
    count(*) FILTER (WHERE tries >= ${manyTries} AND state <> 'delivered') AS failing,
    min(accepted) FILTER (WHERE state IN ('waiting', 'sending')) AS oldest FROM letters` as unknown as Counts;

/** How many letters to the daycare that were accepted before `before` are about to be sent. */
export const countLate = (sql: Sql, { before, now }: { before: number; now: number }): number =>
  Number(
    sql.get`SELECT count(*) AS count FROM letters WHERE state IN ('waiting', 'sending') AND accepted <= ${before}
      AND kind NOT IN ('confirmation', 'notice') AND (next_try IS NULL OR next_try <= ${now})`?.['count'],
  );

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

/** Keeps a fact about the gateway for `npm run mail`; without a value it is forgotten. */
export function setFact(sql: Sql, { name, value }: { name: string; value: string | undefined }): void {
  if (value === undefined) void sql.run`DELETE FROM facts WHERE name = ${name}`;
  else void sql.run`INSERT OR REPLACE INTO facts VALUES (${name}, ${value})`;
}

export const factOf = (sql: Sql, name: string): string | undefined =>
  sql.get`SELECT value FROM facts WHERE name = ${name}`?.['value'] as string | undefined;

/** What is asked of the table of letters: by the gateway, and by `npm run mail`, which lists, sends again and gives up also while a gateway runs. */
import { type LetterKind } from './letter.ts';
import { type Sql } from './schema.ts';
import { type Trouble } from './server-state.ts';

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

/** The trouble with the mail server, as the gateway has noted it. */
export function troubleIn(sql: Sql): Trouble | undefined {
  const fact = factOf(sql, 'trouble');
  return fact === undefined ? undefined : (JSON.parse(fact) as Trouble);
}

/** A letter that is not delivered yet, without address, subject and content. Times in ms since 1970. */
export interface Item {
  readonly id: string;
  readonly kind: LetterKind;
  readonly state: 'waiting' | 'sending' | 'dead';
  readonly accepted: number;
  /** Failed tries since the gateway started. */
  readonly tries: number;
  readonly nextTry: number | null;
  /** Code and reply of the last failure, without addresses. */
  readonly why: string | null;
}

/** Letters in one listing. */
const mostListed = 500;

export const listLetters = (sql: Sql) =>
  sql.all`SELECT id, kind, state, accepted, tries, next_try AS nextTry, last_error AS why FROM letters
    WHERE state <> 'delivered' ORDER BY number LIMIT ${mostListed}` as unknown as Item[];

export const countLetters = (sql: Sql) =>
  Number(sql.get`SELECT count(*) AS count FROM letters WHERE state <> 'delivered'`?.['count']);

/** The letters whose id begins so; two are enough to know that there are several. */
export const findLetters = (sql: Sql, start: string) =>
  sql.all`SELECT id, state FROM letters WHERE state <> 'delivered' AND substr(id, 1, length(${start})) = ${start}
    LIMIT 2` as unknown as Pick<Item, 'id' | 'state'>[];

/** Has a letter sent before all others, or all with an empty id; returns how many. The gateway looks for them every second. */
export const sendAgain = (sql: Sql, id: string): number =>
  Number(
    sql.run`UPDATE letters SET state = 'waiting', next_try = 0
      WHERE state IN ('waiting', 'dead') AND (id = ${id} OR ${id} = '')`.changes,
  );

/** Deletes a letter; false if it is being sent at this moment. */
export const giveUp = (sql: Sql, id: string): boolean =>
  sql.run`DELETE FROM letters WHERE id = ${id} AND state <> 'sending'`.changes > 0;

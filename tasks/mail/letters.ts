// What `npm run mail` does with the gateway's table of letters, also while a gateway runs: lists the letters that wait and why, has one sent again, or gives one up.
import type { LetterKind } from '../../src/gateway/letters/letter.ts';
import type { Sql } from '../../src/gateway/letters/schema.ts';
import type { Trouble } from '../../src/gateway/letters/server-state.ts';
import { factOf } from '../../src/gateway/letters/table.ts';

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

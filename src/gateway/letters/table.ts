/** The table of letters: what happens to a letter, and what is asked. Each step is one function over SQLite and part of a transaction. Times are in ms since 1970. */
import { type LetterKind } from './letter.ts';
import { type Sql } from './schema.ts';
import { type Scope } from './smtp-errors.ts';

/** Why a letter failed. `breaks`: sessions break at it while other letters are delivered. */
export type Cause = Scope | 'breaks';

interface NewLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly accepted: number;
  /** As JSON. */
  readonly letter: string;
  readonly nextTry: number;
  readonly digest?: string | undefined;
  readonly grants?: string | undefined;
  readonly uses?: string | undefined;
}

export interface Receipt {
  readonly id: string;
  readonly isRepeat: boolean;
}

/** Stores a letter, unless the same one waits or its digest has not expired. One that cannot be read any more will never arrive, so its sender may send it again. */
export function accept(sql: Sql, { id, kind, accepted, letter, nextTry, digest, grants, uses }: NewLetter): Receipt {
  const known =
    digest &&
    sql.get`SELECT id FROM letters WHERE digest = ${digest} AND ifnull(expires > ${accepted}, json_valid(letter))`;
  if (known) return { id: String(known['id']), isRepeat: true };
  if (uses) void sql.run`UPDATE letters SET grants = NULL WHERE grants = ${uses}`;
  void sql.run`INSERT INTO letters (id, kind, accepted, letter, next_try, digest, grants)
    VALUES (${id}, ${kind}, ${accepted}, ${letter}, ${nextTry}, ${digest ?? null}, ${grants ?? null})`;
  return { id, isRepeat: false };
}

/** Lets a letter go that was accepted with a later time. */
export const release = (sql: Sql, { id, now }: { id: string; now: number }) =>
  void sql.run`UPDATE letters SET next_try = ${now} WHERE id = ${id} AND state = 'waiting'`;

export interface Taken {
  readonly id: string;
  readonly kind: LetterKind;
  readonly accepted: number;
  readonly letter: string;
  readonly tries: number;
  readonly cause: Cause | null;
  /** When it last failed. */
  readonly failed: number | null;
}

interface Wanted {
  readonly now: number;
  readonly count: number;
  /** The last turn that may come. */
  readonly most: number;
  /** The longest wait of a letter: a later time was written before the clock was set back. */
  readonly longest: number;
}

/** Takes letters that are due, to be sent: by their turns, of each turn those first that have failed least. */
export const take = (sql: Sql, { now, count, most, longest }: Wanted): Taken[] =>
  sql.all`SELECT number FROM letters WHERE next_try IS NOT NULL AND turn <= ${most}
      AND (next_try <= ${now} OR next_try > ${now + longest}) ORDER BY turn, tries, number LIMIT ${count}`.map(
    ({ number }) =>
      sql.get`UPDATE letters SET state = 'sending', next_try = NULL WHERE number = ${number!}
        RETURNING id, kind, accepted, letter, tries, cause, failed` as unknown as Taken,
  );

interface Failure {
  readonly id: string;
  readonly now: number;
  readonly isDead: boolean;
  readonly nextTry: number | null;
  readonly cause: Cause;
  /** Without addresses. */
  readonly error: string;
}

export const fail = (sql: Sql, { id, now, isDead, nextTry, cause, error }: Failure) =>
  void sql.run`UPDATE letters SET state = ${isDead ? 'dead' : 'waiting'}, next_try = ${nextTry}, tries = tries + 1,
    failed = ${now}, cause = ${cause}, last_error = ${error} WHERE id = ${id}`;

/** Empties a letter that was delivered, or that another gateway delivers. */
export const deliver = (sql: Sql, { id, now, expires }: { id: string; now: number; expires: number }) =>
  void sql.run`UPDATE letters SET state = 'delivered', letter = NULL, next_try = NULL, cause = NULL, last_error = NULL,
    delivered = ${now}, expires = ${expires} WHERE id = ${id}`;

/** The server works again: lets all letters go whose failure may have been the server's. */
export const resume = (sql: Sql, { now }: { now: number }) =>
  void sql.run`UPDATE letters SET next_try = ${now}
    WHERE next_try > ${now} AND state = 'waiting' AND cause IN ('server', 'login', 'unclear')`;

/** For a gateway that starts: tries everything again, also what was refused for good, since an operator restarts it after fixing the cause. */
export function begin(sql: Sql, { now }: { now: number }): void {
  void sql.run`UPDATE letters SET state = 'waiting', next_try = ${now}, tries = 0, cause = NULL
    WHERE state IN ('waiting', 'sending', 'dead')`;
  setFact(sql, { name: 'trouble', value: undefined });
}

/** Deletes what has expired, and confirmations that were refused for good, which contain a parent's address. Returns these. */
export function sweep(sql: Sql, { now, givenUpBefore }: { now: number; givenUpBefore: number }) {
  void sql.run`DELETE FROM letters WHERE state = 'delivered' AND (digest IS NULL OR expires <= ${now})`;
  return sql.all`DELETE FROM letters WHERE state = 'dead' AND kind = 'confirmation' AND accepted < ${givenUpBefore}
    RETURNING id, kind` as unknown as { id: string; kind: string }[];
}

/** Keeps a fact about the gateway for `npm run mail`; without a value it is forgotten. */
export function setFact(sql: Sql, { name, value }: { name: string; value: string | undefined }): void {
  if (value === undefined) void sql.run`DELETE FROM facts WHERE name = ${name}`;
  else void sql.run`INSERT OR REPLACE INTO facts VALUES (${name}, ${value})`;
}

export const factOf = (sql: Sql, name: string): string | undefined =>
  sql.get`SELECT value FROM facts WHERE name = ${name}`?.['value'] as string | undefined;

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

export interface Grant {
  readonly key: string;
  /** Id of the registration. */
  readonly registration: string;
  /** When that was accepted. */
  readonly accepted: number;
}

/** The grants of registrations that no confirmation has used. */
export const grants = (sql: Sql, { since }: { since: number }) =>
  sql.all`SELECT grants AS key, id AS registration, accepted FROM letters
    WHERE grants IS NOT NULL AND accepted > ${since}` as unknown as Grant[];

/** What the outbox's thread does on request: several steps in one transaction. */
import { type DatabaseSync } from 'node:sqlite';

import { type Sql } from './schema.ts';
import { accept, begin, count, deliver, fail, grants, release, resume, setFact, sweep, take } from './table.ts';

const operations = { accept, release, take, fail, deliver, resume, begin, sweep, count, grants, setFact };
export type Operations = typeof operations;
type Name = keyof Operations;

export interface Call {
  readonly name: Name;
  readonly input: unknown;
}
export type Outcome = { readonly value: unknown } | { readonly code: string };

/** Steps whose loss by a power cut would lose a letter or mail it twice. After the loss of another, a letter is only tried again sooner. */
const durable: ReadonlySet<Name> = new Set(['accept', 'deliver', 'sweep']);
/** Steps that write nothing, and so work on a disk that cannot be written. */
const reading: ReadonlySet<Name> = new Set(['count', 'grants']);
/** Steps that take words out of the database. */
const erasing: ReadonlySet<Name> = new Set(['deliver', 'sweep']);

export const isErasing = (calls: readonly Call[]) => calls.some(({ name }) => erasing.has(name));

/** All of them or none; what must be durable is on disk when it returns. `check` is called before the end, and may throw. */
export function transact(db: DatabaseSync, sql: Sql, calls: readonly Call[], check = () => {}): Outcome[] {
  db.exec(`PRAGMA synchronous = ${calls.some(({ name }) => durable.has(name)) ? 'FULL' : 'NORMAL'}`);
  db.exec(calls.every(({ name }) => reading.has(name)) ? 'BEGIN' : 'BEGIN IMMEDIATE');
  try {
    const outcomes = calls.map(({ name, input }) => {
      const step = operations[name] as (sql: Sql, input: unknown) => unknown;
      return { value: step(sql, input) };
    });
    check();
    db.exec('COMMIT');
    return outcomes;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** The outbox's thread: the only one of the gateway that waits for the disk. It gets calls in batches; a batch is one transaction, and so one sync of the disk. */
import { type DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

import { databaseCode, inodeOf, openFiles, putBack } from './files.ts';
import { type Sql } from './schema.ts';
import { factOf } from './table.ts';
import { isErasing, transact, type Call, type Outcome } from './transaction.ts';
import { wipe } from './wipe.ts';

/** What the thread says first, unless it throws. `aside`: why the database was set aside, if it was. */
export type Opened = { readonly secret: string; readonly aside?: string };

export interface ThreadData {
  readonly folder: string;
  /** How long a delivered letter may stay in the log, in ms. */
  readonly wipeAfter: number;
}

const { folder, wipeAfter } = workerData as ThreadData;
const port = parentPort!;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (message: Opened | readonly Outcome[]) => port.postMessage(message);

let db: DatabaseSync;
let sql: Sql;
let inode: string | undefined;
let wiping: NodeJS.Timeout | undefined;
const { db: opened, ...about } = openFiles(folder);
begin(opened);
// What a gateway that was killed has left.
tryToWipe();
port.on('message', answer);
say({ ...about, secret: factOf(sql!, 'secret')! });

function begin(next: DatabaseSync): void {
  db = next;
  sql = db.createTagStore();
  inode = inodeOf(folder);
}

function answer(calls: readonly Call[] | 'close'): void {
  if (calls !== 'close') {
    say(run(calls));
    if (isErasing(calls)) wipeLater();
    return;
  }
  tryToWipe();
  clearTimeout(wiping);
  db.close();
  port.close();
}

function run(calls: readonly Call[]): Outcome[] {
  const isAccepting = calls.some(({ name }) => name === 'accept');
  try {
    if (isAccepting && inodeOf(folder) !== inode) begin(putBack(folder, db));
    return transact(db, sql, calls, () => {
      // A letter in a file that somebody has deleted would be lost with this process.
      if (isAccepting && inodeOf(folder) !== inode)
        throw Object.assign(new Error('The database is gone.'), { code: 'ENOENT' });
    });
  } catch (error) {
    // One letter that cannot be stored must not take the others with it.
    return calls.length > 1 ? calls.flatMap((call) => run([call])) : [{ code: databaseCode(error) }];
  }
}

function tryToWipe(): void {
  clearTimeout(wiping);
  wiping = undefined;
  try {
    if (wipe(folder, db)) return;
  } catch {
    // The disk cannot be written at the moment.
  }
  wipeLater();
}

function wipeLater(): void {
  wiping ??= setTimeout(tryToWipe, wipeAfter);
}

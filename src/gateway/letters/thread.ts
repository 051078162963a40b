/** The outbox's thread: the only one of the gateway that waits for the disk. It gets calls in batches; a batch is one transaction, and so one sync of the disk. */
import { parentPort, workerData } from 'node:worker_threads';

import { databaseCode, openFiles, placeOf, putBack, type Files } from './files.ts';
import { factOf } from './queries.ts';
import { inOneTransaction, isErasing, type Call, type Outcome } from './transaction.ts';
import { wipe } from './wipe.ts';

/** What the thread says first. */
export type Opened =
  | (Pick<Files, 'aside' | 'areLettersAside'> & { readonly secret: string })
  | { readonly code: string; readonly problem: string };

export interface ThreadData {
  readonly folder: string;
  /** How long a delivered letter may stay in the log, in ms. */
  readonly wipeAfter: number;
}

const { folder, wipeAfter } = workerData as ThreadData;
const port = parentPort!;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (message: Opened | readonly Outcome[]) => port.postMessage(message);

let wiping: NodeJS.Timeout | undefined;
try {
  const { db, aside, areLettersAside } = openFiles(folder);
  serve(db);
  say({ aside, areLettersAside, secret: factOf(db.createTagStore(), 'secret')! });
} catch (error) {
  say({ code: databaseCode(error), problem: (error as Error).message });
}

function serve(opened: Files['db']): void {
  let db = opened;
  let sql = db.createTagStore();
  let place = placeOf(folder);

  function run(calls: readonly Call[]): Outcome[] {
    const isAccepting = calls.some(({ name }) => name === 'accept');
    try {
      if (isAccepting && !place.isKept()) {
        db = putBack(folder, db);
        sql = db.createTagStore();
        place = placeOf(folder);
      }
      return inOneTransaction(db, sql, calls, () => {
        // A letter in a file that somebody has deleted would be lost with this process.
        if (isAccepting && !place.isKept()) throw Object.assign(new Error('The database is gone.'), { code: 'ENOENT' });
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
  const wipeLater = () => void (wiping ??= setTimeout(tryToWipe, wipeAfter));

  // What a gateway that was killed has left.
  tryToWipe();
  port.on('message', (calls: readonly Call[] | 'close') => {
    if (calls !== 'close') {
      say(run(calls));
      if (isErasing(calls)) wipeLater();
      return;
    }
    tryToWipe();
    clearTimeout(wiping);
    db.close();
    port.close();
  });
}

import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { tooManyFailures } from './retry-times.ts';
import { type Trouble } from './server-state.ts';
import { codeOf } from './log.ts';
import { listAside } from './aside.ts';
import { type Database } from './database.ts';
import { databaseName } from './files.ts';
import { type Counts } from './queries.ts';

/** The state of the outbox in counts, for `/api/health` and the log. */
export interface OutboxState {
  readonly queued: number;
  /** Refused for good. */
  readonly dead: number;
  /** Letters that cannot be read, and files that were set aside. */
  readonly setAside: number;
  /** Letters that failed at least `tooManyFailures` times. */
  readonly failing: number;
  /** Minutes that the oldest letter has waited; 0 if none waits. */
  readonly waitingMinutes: number;
  /** The code of why the outbox cannot be written, or that its disk has less free space than its reserve; undefined if all is well. */
  readonly fault: string | undefined;
  readonly trouble: Trouble | undefined;
}

interface Parts {
  readonly folder: string;
  readonly run: Database['run'];
  readonly time: number;
  /** Why the last letter could not be stored. */
  readonly fault: string | undefined;
  readonly hasRoom: () => Promise<boolean>;
  readonly trouble: Trouble | undefined;
}

const minute = 60_000;
const none: Counts = { queued: 0, dead: 0, odd: 0, failing: 0, oldest: null };

export const countsIn = (run: Database['run']) => run('count', { manyTries: tooManyFailures });

export async function stateOf({ folder, run, time, fault, hasRoom, trouble }: Parts): Promise<OutboxState> {
  let unread: string | undefined;
  const { queued, dead, odd, failing, oldest } = await countsIn(run).catch((error: unknown) => {
    unread = codeOf(error);
    return none;
  });
  return {
    queued,
    dead,
    failing,
    waitingMinutes: oldest === null ? 0 : Math.max(0, Math.floor((time - oldest) / minute)),
    setAside: odd + listAside(folder).length,
    fault: unread ?? fault ?? (await placeFault(folder)) ?? ((await hasRoom()) ? undefined : 'nearly full'),
    trouble,
  };
}

/** The code of why the folder, or the database in it, cannot be written. */
async function placeFault(folder: string): Promise<string | undefined> {
  try {
    await access(`${folder}/.`, constants.W_OK | constants.X_OK);
    await access(join(folder, databaseName), constants.W_OK);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

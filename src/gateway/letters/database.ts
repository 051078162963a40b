/** The outbox's database, which a thread reads and writes: calls that wait at the same moment become one transaction, and the event loop never waits for the disk. */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Opened, ThreadData } from './thread.ts';
import type { Call, Operations, Outcome } from './transaction.ts';

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Calls in one transaction. */
const mostCalls = 512;

interface Pending extends Call {
  readonly settle: (outcome: Outcome) => void;
}

/** Opens the database of an outbox for the gateway that holds its lock. Throws what the thread has thrown, if it cannot be used. */
export async function openDatabase(data: ThreadData) {
  const worker = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData: data });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const say = (message: readonly Call[] | 'close') => worker.postMessage(message);
  const [opened] = (await once(worker, 'message')) as [Opened];
  const waiting: Pending[] = [];
  let underWay: readonly Pending[] = [];

  function callNext(): void {
    underWay = waiting.splice(0, mostCalls);
    // An idle thread does not keep the process alive; one at work does.
    if (!underWay.length) return worker.unref();
    worker.ref();
    say(underWay.map(({ name, input }) => ({ name, input })));
  }
  // Without a listener for its errors, a thread that breaks ends the process: whoever supervises it starts it again, and the letters are on disk.
  worker.on('message', (outcomes: readonly Outcome[]) => {
    outcomes.forEach((outcome, index) => underWay[index]!.settle(outcome));
    callNext();
  });
  worker.unref();

  return {
    ...opened,
    /** Resolves when it is on disk. Rejects with the code of what failed; then nothing has changed. */
    run: <Name extends keyof Operations>(name: Name, input: Parameters<Operations[Name]>[1]) =>
      new Promise<ReturnType<Operations[Name]>>((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          'value' in outcome
            ? resolve(outcome.value as ReturnType<Operations[Name]>)
            : reject(Object.assign(new Error(`The outbox: ${outcome.code}`), { code: outcome.code }));
        waiting.push({ name, input, settle });
        if (!underWay.length) callNext();
      }),
    /** Finishes what was called, and takes delivered letters out of the log. */
    async close(): Promise<void> {
      const ended = once(worker, 'exit');
      worker.ref();
      while (underWay.length) await new Promise((done) => worker.once('message', done));
      say('close');
      await ended;
    },
  };
}

/** A thread that renders the pages in answer to forms without scripts. */
import { Worker } from 'node:worker_threads';

import type { Posted } from '#forms/record.ts';

/** What a page is rendered from. */
export interface Rendering {
  /** The HTML of the page as the build wrote it. */
  readonly built: string;
  /** Its path with the query. */
  readonly address: string;
  readonly posted: Posted;
  readonly titlePrefix: string;
}

export type Reply = { readonly id: number } & ({ readonly html: string } | { readonly error: unknown });

export interface Thread {
  /** Resolves to the HTML. Rejects if rendering fails, or the thread. */
  render(rendering: Rendering): Promise<string>;
  /** Ends the thread when it has given its answers. */
  end(): Promise<void>;
}

/**
 * @param file the server entry of a build
 * @param onEnd called once the thread takes no more work, whatever the reason
 */
export function openThread(file: string, onEnd: () => void): Thread {
  const worker = new Worker(new URL('answer-worker.ts', import.meta.url), { workerData: file });
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  let count = 0;
  let isEnding = false;
  const endIfDone = async () => void (isEnding && waiting.size === 0 && (await worker.terminate()));

  worker.on('message', async (reply: Reply) => {
    const { resolve, reject } = waiting.get(reply.id)!;
    waiting.delete(reply.id);
    if ('html' in reply) resolve(reply.html);
    else reject(reply.error);
    await endIfDone();
  });
  function fail(error: unknown) {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that renders answers has ended.')));
  // The gateway ends without waiting for it.
  worker.unref();

  return {
    render(rendering) {
      const answer = Promise.withResolvers<string>();
      waiting.set(++count, answer);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id: count, ...rendering });
      return answer.promise;
    },
    async end() {
      isEnding = true;
      await endIfDone();
    },
  };
}

/** A thread that renders the pages in answer to forms without scripts. */
import { Worker } from 'node:worker_threads';

import type { Posted } from '#forms/record.ts';

/** What a page is rendered from: a form that was posted, or a question in the address, which is answered for a day (year-month-day). */
export interface Rendering {
  /** The HTML of the page as the build wrote it. */
  readonly built: string;
  /** Its path with the query. */
  readonly address: string;
  readonly answers: { readonly posted: Posted; readonly titlePrefix: string } | { readonly day: string };
}

export type Reply = { readonly html: string } | { readonly error: unknown };

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
  /** In the order in which the thread answers. */
  const waiting: PromiseWithResolvers<string>[] = [];

  worker.on('message', (reply: Reply) => {
    const { resolve, reject } = waiting.shift()!;
    if ('html' in reply) resolve(reply.html);
    else reject(reply.error);
  });
  function fail(error: unknown) {
    onEnd();
    for (const { reject } of waiting.splice(0)) reject(error);
  }
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that renders answers has ended.')));
  // The gateway ends without waiting for it.
  worker.unref();

  return {
    render(rendering) {
      const answer = Promise.withResolvers<string>();
      waiting.push(answer);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(rendering);
      return answer.promise;
    },
    async end() {
      await Promise.allSettled(waiting.map(({ promise }) => promise));
      await worker.terminate();
    },
  };
}

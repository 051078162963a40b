/** Renders the pages in answer to forms without scripts in a thread, so that nothing else waits meanwhile, with the server entry of a build (`app/answer.tsx`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Posted } from '#forms/record.ts';
import { answerFile, type Build } from '#gateway/http/built-site.ts';

/** What a page is rendered from: a form that was posted, or a question in the address, which is answered for a day (year-month-day). */
export interface Rendering {
  /** The HTML of the page as the build wrote it. */
  readonly built: string;
  /** Its path with the query. */
  readonly address: string;
  readonly answers: { readonly posted: Posted; readonly titlePrefix: string } | { readonly day: string };
}

export type Reply = { readonly html: string } | { readonly error: unknown };

export type Renderer = ReturnType<typeof createRenderer>;

interface Thread {
  readonly file: string;
  readonly worker: Worker;
  readonly waiting: PromiseWithResolvers<string>[];
  isBroken: boolean;
}

/** Answers under way or waiting. One takes some tens of ms. */
const most = 64;

/** Node never unloads what it has imported: the thread of a build ends when another build has taken its place, once it has given its answers. */
export function createRenderer() {
  let current: Thread | undefined;
  return {
    /** Resolves to the HTML; to undefined if the build has no server entry, or more answers wait than a parent would wait for. Rejects if rendering fails, or the thread. */
    async render(build: Build, rendering: Rendering): Promise<string | undefined> {
      const file = build.serverFile(answerFile);
      if (!current || current.isBroken || current.file !== file) {
        if (!existsSync(file)) return undefined;
        if (current) void end(current);
        current = begin(file);
      }
      if (current.waiting.length >= most) return undefined;
      const answer = Promise.withResolvers<string>();
      current.waiting.push(answer);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      current.worker.postMessage(rendering);
      return answer.promise;
    },
    close: async (): Promise<void> => current && end(current),
  };
}

function begin(file: string): Thread {
  const worker = new Worker(join(import.meta.dirname, 'answer-worker.ts'), { workerData: file });
  const thread: Thread = { file, worker, waiting: [], isBroken: false };
  worker.on('message', (reply: Reply) => {
    const { resolve, reject } = thread.waiting.shift()!;
    if ('html' in reply) resolve(reply.html);
    else reject(reply.error);
  });
  function fail(error: unknown) {
    thread.isBroken = true;
    for (const { reject } of thread.waiting.splice(0)) reject(error);
  }
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that renders answers has ended.')));
  // The gateway ends without waiting for it.
  worker.unref();
  return thread;
}

async function end({ waiting, worker }: Thread): Promise<void> {
  await Promise.allSettled(waiting.map(({ promise }) => promise));
  await worker.terminate();
}

/** The other side of answer-thread.ts: imports the server entry of a build, and answers each message with a page. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type * as Answer from '#app/answer.tsx';

import { type Rendering, type Reply } from './answer-thread.ts';

const { answer } = (await import(pathToFileURL(String(workerData)).href)) as typeof Answer;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const reply = (message: Reply) => parentPort!.postMessage(message);

parentPort!.on('message', async ({ id, built, address, posted, titlePrefix }: Rendering & { readonly id: number }) => {
  try {
    reply({ id, html: await answer(built, address, posted, titlePrefix) });
  } catch (error) {
    reply({ id, error });
  }
});

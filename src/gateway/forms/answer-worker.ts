/** The other side of renderer.ts: imports the server entry of a build, and answers each message with a page, one after the other. */
import { on } from 'node:events';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type * as Answer from '#app/answer.tsx';

import { type Rendering, type Reply } from './renderer.ts';

const port = parentPort!;
const { answer, answerQuestion } = (await import(pathToFileURL(String(workerData)).href)) as typeof Answer;

for await (const [{ built, address, answers }] of on(port, 'message') as AsyncIterable<[Rendering]>) {
  const html =
    'day' in answers
      ? answerQuestion(built, address, answers.day)
      : answer(built, address, answers.posted, answers.titlePrefix);
  const reply: Reply = await html.then(
    (page) => ({ html: page }),
    (error: unknown) => ({ error }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  port.postMessage(reply);
}

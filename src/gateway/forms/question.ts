/** A question in the address of a page, answered without scripts: what stands behind the question mark is read by the page alone, and neither logged nor kept. */
import { join } from 'node:path';

import { dayAt } from '#content/rules/fact-state.ts';
import { sendPage } from '#gateway/http/answers.ts';
import { refusalOf, type Limit } from '#gateway/http/rate-limits.ts';
import { type AnswerQuestion } from '#gateway/http/static-site.ts';

import { type Renderer } from './answer-page.ts';

interface Dependencies {
  readonly renderer: Renderer;
  /** Beyond it the answer is the page of the build, whose tables say the same and cost nothing to send. */
  readonly limit: Limit;
  readonly now: () => Date;
}

export const createAnswers =
  ({ renderer, limit, now }: Dependencies): AnswerQuestion =>
  async (request, reply, file) => {
    const { build, url: address } = request;
    reply.header('Referrer-Policy', 'no-referrer');
    const page = await build.read(join(build.folder, file));
    if (!page) return false;
    if (await limit(request, reply)) {
      // The page is no refusal.
      reply.removeHeader('Retry-After');
      return false;
    }
    const day = dayAt(now().getTime(), build.daycare.letterhead.utcOffset);
    const html = await renderer
      .render(build, { built: page.html, address, answers: { day } })
      .catch((error: unknown) => void refusalOf(error, request));
    if (html === undefined) return false;
    sendPage(reply, 200, { html, policy: page.policy });
    return true;
  };

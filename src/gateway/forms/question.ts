/** A question in the address of a page, answered without scripts: what stands behind the question mark is read by the page alone, and neither logged nor kept. */
import { join } from 'node:path';

import { dayAt } from '#content/rules/fact-state.ts';
import { sendPage } from '#gateway/http/answers.ts';
import { refusalOf } from '#gateway/http/refusals.ts';
import { type AnswerQuestion } from '#gateway/http/static-site.ts';

import { type Desk } from './desk.ts';
import { type Renderer } from './renderer.ts';

/** Beyond the limit the answer is the page of the build, whose tables say the same and cost nothing to send. */
export const answerQuestion =
  ({ limits, now }: Desk, renderer: Renderer): AnswerQuestion =>
  async (request, reply, file) => {
    const { build, url: address } = request;
    reply.header('Referrer-Policy', 'no-referrer');
    const page = await build.read(join(build.folder, file));
    if (!page || (await limits.rendered(request))) return false;
    const day = dayAt(now().getTime(), build.daycare.letterhead.utcOffset);
    const html = await renderer
      .render(build, { built: page.html, address, answers: { day } })
      .catch((error: unknown) => void refusalOf(error, request));
    if (html === undefined) return false;
    sendPage(reply, { status: 200 }, { html, policy: page.policy });
    return true;
  };

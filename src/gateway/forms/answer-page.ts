/** Pages that are rendered in answer to a visitor: the page that a form stood on, with what came of its post without scripts, and a page with a question in its address. */
import { join } from 'node:path';

import { dayAt } from '#content/rules/fact-state.ts';
import type { FormRecord, Posted } from '#forms/record.ts';
import { sendPage } from '#gateway/http/answers.ts';
import { type Build, type Page } from '#gateway/http/built-site.ts';
import { refusalOf } from '#gateway/http/refusals.ts';
import { type AnswerQuestion } from '#gateway/http/static-site.ts';
import { fileOf, rowOf } from '#route-rows.ts';

import { type Desk } from './desk.ts';
import { type Renderer } from './renderer.ts';

/** Resolves to the page; to undefined if none has the form. @param asked the address of the page, as it was posted */
export async function answerPage(
  build: Build,
  renderer: Renderer,
  { page: { path, home } }: FormRecord,
  asked: string,
  posted: Posted,
  titlePrefix: string,
): Promise<Page | undefined> {
  for (const candidate of [asked || home, home]) {
    const page = await pageAt(build, candidate);
    if (!page?.html.includes(`action="${path}"`)) continue;
    const html = await renderer.render(build, {
      built: page.html,
      address: page.address,
      answers: { posted, titlePrefix },
    });
    return html === undefined ? undefined : { html, policy: page.policy };
  }
  return undefined;
}

async function pageAt(build: Build, address: string) {
  const { url: site } = build.daycare.letterhead;
  const url = URL.parse(address, site);
  const row = url?.origin === new URL(site).origin ? rowOf(url.pathname) : undefined;
  const page = url && row && (await build.read(join(build.folder, fileOf(row, url.search))));
  return page && { ...page, address: row.path + url.search };
}

/** Answers a question in the address of a page, which is neither logged nor kept. Beyond the limit with the page of the build, whose tables say the same. */
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

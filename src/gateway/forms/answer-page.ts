/** The page that a form stood on, with what came of a post without scripts. */
import { join } from 'node:path';

import type { FormRecord, Posted } from '#forms/record.ts';
import { type Build, type Page } from '#gateway/http/built-site.ts';
import { fileOf, rowOf } from '#route-rows.ts';

import { type Renderer } from './renderer.ts';

/**
 * Resolves to the page; to undefined if none has the form.
 * @param asked the address of the page, as it was posted
 */
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

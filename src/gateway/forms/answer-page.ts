/** The page that a form stood on, with what came of a post without scripts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { FormRecord, Posted } from '#forms/record.ts';
import { answerFile, type Build, type Page } from '#gateway/http/built-site.ts';
import { fileOf, rowOf } from '#route-rows.ts';

import { openThread, type Rendering, type Thread } from './answer-thread.ts';

/** Renders pages with the server entry of a build (`app/answer.tsx`). */
export interface Renderer {
  /** Resolves to the HTML; to undefined if the build has no server entry, or more answers wait than a parent would wait for. */
  render(build: Build, rendering: Rendering): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Answers under way or waiting. One takes some tens of ms. */
const most = 64;

/**
 * Renders in a thread, so that nothing else waits meanwhile. Node never unloads what it has imported: the thread of a build ends when another build has taken its place,
 * once it has given its answers.
 */
export function createRenderer(): Renderer {
  let current: { readonly file: string; readonly thread: Thread } | undefined;
  let waiting = 0;

  function threadFor(build: Build): Thread | undefined {
    const file = build.serverFile(answerFile);
    if (current?.file === file) return current.thread;
    if (!existsSync(file)) return undefined;
    void current?.thread.end();
    const thread = openThread(file, () => {
      if (current?.thread === thread) current = undefined;
    });
    current = { file, thread };
    return thread;
  }

  return {
    async render(build, rendering) {
      if (waiting >= most) return undefined;
      waiting += 1;
      try {
        return await threadFor(build)?.render(rendering);
      } finally {
        waiting -= 1;
      }
    },
    close: async () => current?.thread.end(),
  };
}

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

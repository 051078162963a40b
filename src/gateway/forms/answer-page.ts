/** The page that a form stood on, with what came of a post without scripts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { provider } from '#content/site/provider.ts';
import { type FormRecord, type Posted } from '#forms/record.ts';
import { fileOf, routeOf } from '#routes.ts';

import { serverFile, type BuiltSite, type Page } from '#gateway/http/built-site.ts';

/** Renders a page from its built HTML and its path with the query (`app/answer.tsx`). */
export type Answer = (built: string, address: string, posted: Posted, titlePrefix: string) => Promise<string>;
/** Resolves to the function of a build; to undefined if it has none. */
export type LoadAnswer = (build: string) => Promise<Answer | undefined>;

/** Imports the build's own server entry, at its first post. Node keeps it: there is one for each build that this process has served. */
export const builtAnswer: LoadAnswer = async (build) => {
  const file = serverFile(build, 'answer.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as { answer: Answer }).answer : undefined;
};

export type AnswerPage = (
  form: FormRecord,
  asked: string,
  posted: Posted,
  titlePrefix: string,
) => Promise<Page | undefined>;

/** Returns a function that resolves to the page; to undefined if none has the form. `asked`: the address of the page, as it was posted. */
export function answerPages(site: BuiltSite, load: LoadAnswer): AnswerPage {
  const { origin } = new URL(provider.url);

  async function pageAt(build: string, address: string) {
    const url = URL.parse(address, origin);
    const route = url?.origin === origin ? routeOf(url.pathname) : undefined;
    const page = url && route && (await site.read(join(build, fileOf(route, url.search))));
    return page && { ...page, address: route.path + url.search };
  }

  return async (form, asked, posted, titlePrefix) => {
    const build = await site.current();
    for (const candidate of [asked || form.page.home, form.page.home]) {
      const page = await pageAt(build, candidate);
      if (!page?.html.includes(`action="${form.page.path}"`)) continue;
      const html = await (await load(build))?.(page.html, page.address, posted, titlePrefix);
      return html === undefined ? undefined : { html, policy: page.policy };
    }
    return undefined;
  };
}

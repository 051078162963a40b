// Gateways whose site has the pages with forms, as the build writes them, and what their answers to posts without scripts say.
import { answer, answerQuestion } from '#app/answer.tsx';
import { type Renderer } from '#gateway/forms/renderer.ts';
import { builtPages, pageData, render, renderNotice, renderSampleNotice } from '#app/prerender.tsx';

import { facts } from '../../../a11y/statement.ts';
import { openGateway, temporaryFolder, writeSite, type Options } from '../gateway.ts';

const addresses = [
  '/',
  '/contact-us',
  '/places',
  '/faqs',
  '/teachers-details',
  '/post-right-sidebar',
  '/blog-grid?page=2',
];

const known = pageData(facts());
const sampleNotice = await renderSampleNotice();
const documentOf = (head: string, page: string, script = '', data = '') =>
  `<!doctype html><html lang="en-CA"><head>${script}${head}</head><body><div id="root">${page}</div>${sampleNotice}${data}</body></html>`;
const files = await Promise.all(
  builtPages
    .filter(({ route, search }) => addresses.includes(route.path + search))
    .map(async (built) => {
      const { head, page, data } = await render(built, known);
      return [built.file, documentOf(head, page, '<script>start()</script>', data)] as const;
    }),
);
const rendered = await renderNotice();
const notice = documentOf(rendered.head, rendered.page);

/** In this thread: there is no built server entry. */
const renderer: Renderer = {
  render: (_, { built, address, answers }) =>
    'day' in answers
      ? answerQuestion(built, address, answers.day)
      : answer(built, address, answers.posted, answers.titlePrefix),
  close: async () => undefined,
};

export function openForms({ folder = temporaryFolder(), ...options }: Options = {}) {
  writeSite(folder, { ...Object.fromEntries(files), '../server/notice.html': notice });
  return openGateway({ renderer, ...options, folder });
}

export const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Opens the page in this window, so that roles, names and axe can be asked. */
export function show(html: string): Document {
  const page = pageOf(html);
  document.documentElement.lang = page.documentElement.lang;
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  return document;
}

/** What came of the post: the part of the page that has the focus when it opens. */
export const outcomeOf = (page: Document) => page.querySelector('[autofocus]');

/** The links of the summary at the top of a form that is not valid: the field that each leads to, and its text. */
export const summaryOf = (page: Document) =>
  [...(outcomeOf(page)?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])].map((link) => [
    page.getElementById(link.getAttribute('href')!.slice(1))?.getAttribute('name'),
    link.textContent,
  ]);

/** The field of this name in the form that was answered. */
export const fieldOf = (page: Document, name: string) => {
  const form = outcomeOf(page)!.closest('form')!;
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null;
};

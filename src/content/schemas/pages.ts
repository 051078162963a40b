/** What pages.yaml says: which pages the site has, their names and descriptions. */
import { z } from 'zod';

import { rows, type Path } from '#route-rows.ts';

import { nearest } from '#content/rules/mistypings.ts';

import { listed } from './listed.ts';
import { id, language, mark, text } from './texts.ts';

const paths: readonly string[] = rows.map(({ path }) => path);

/** The address of a page of the program. */
export const pagePath = z
  .string()
  .check(({ value, issues }) => {
    if (paths.includes(value)) return;
    const near = nearest(value, paths);
    issues.push({
      code: 'custom',
      input: value,
      message: near
        ? `is “${value}”, which is no page of the program (did you mean “${near}”?)`
        : `is “${value}”, which is no page of the program. Take it out with its lines. A page of your own is a file, such as pages/handbook.md`,
      params: { example: near },
    });
  })
  .meta({ examples: ['/about'], enum: paths, description: 'Its address.' });

const page = z.strictObject({
  path: pagePath,
  title: text('Our rooms', 'Its name in lists of pages and in the browser’s tab.'),
  description: text(
    'Four rooms for children from 1 to 6 years: ages, days and what a child does there.',
    'In the results of search engines, and on the site map.',
  ),
  lang: language('the title and the description').exactOptional(),
  template: mark('A layout that still holds samples: search engines are told to leave it out.').exactOptional(),
  post: id('first-week')
    .describe('Of a page that shows a post, which one: the name of its file in posts/. Without it the newest.')
    .exactOptional(),
});

type Page = Omit<z.output<typeof page>, 'path'>;

/** Pages that every site has: the gateway and the footer lead to them. */
const needed: readonly Path[] = [
  '/',
  '/contact-us',
  '/accessibility',
  '/privacy',
  '/places',
  '/facts',
  '/site-map',
  '/error-404',
];

/** The list that the head of a post leads to, the one that tags and categories filter, and the page that shows any post: lists and posts link to them. */
const neededByPosts: readonly Path[] = ['/blog-grid', '/blog-list-right-sidebar', '/post-right-sidebar'];

export const pagesSchema = listed('path', page)
  .check(({ value, issues }) => {
    const wrong = (message: string, path: PropertyKey[] = []) =>
      issues.push({ code: 'custom', input: value, path, message });
    for (const path of needed.filter((each) => !value[each]))
      wrong(`has no ${path}, and every site has it. Copy its lines from tasks/site/blank/pages.yaml`);
    for (const [index, [path, { post }]] of Object.entries(value).entries())
      if (post !== undefined && rows.find((row) => row.path === path)?.kind !== 'post')
        wrong('is of pages that show a post. Take the line out', [index, 'post']);
    const missing = neededByPosts.filter((path) => !value[path]);
    const first = rows.find(({ path, kind }) => path in value && (kind === 'blog' || kind === 'post'));
    if (first && missing.length)
      wrong(`needs ${missing.join(' and ')}`, [Object.keys(value).indexOf(first.path), 'path']);
  })
  .transform((value): Partial<Record<Path, Page>> => value);

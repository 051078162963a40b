/** What pages.yaml says: which pages the site has, their names and descriptions. */
import { z } from 'zod';

import { rows, type Path } from '#route-rows.ts';

import { id, language, text } from './texts.ts';

const page = z.strictObject({
  title: text('Our rooms', 'Its name in lists of pages and in the browser’s tab.'),
  description: text(
    'Four rooms for children from 1 to 6 years: ages, days and what a child does there.',
    'In the results of search engines, and on the site map.',
  ),
  lang: language('the title and the description').exactOptional(),
  template: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'A layout that still holds samples: search engines are told to leave it out.' }),
});

/** A page that shows a post. */
const postPage = page.extend({
  post: id('first-week')
    .describe('The post that it shows: the name of its file in posts/. Without it the newest.')
    .exactOptional(),
});

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

const entries = rows.map(({ path, kind }) => {
  const schema = kind === 'post' ? postPage : page;
  return [path, needed.includes(path) ? schema : schema.exactOptional()];
});

/** The list that the head of a post leads to, the one that tags and categories filter, and the page that shows any post: lists and posts link to them. */
const neededByPosts: readonly Path[] = ['/blog-grid', '/blog-list-right-sidebar', '/post-right-sidebar'];

export const pagesSchema = z
  .strictObject(Object.fromEntries(entries) as Record<Path, z.ZodExactOptional<typeof page | typeof postPage>>)
  .check(({ value, issues }) => {
    const missing = neededByPosts.filter((path) => !value[path]);
    const first = rows.find(({ path, kind }) => path in value && (kind === 'blog' || kind === 'post'));
    if (first && missing.length)
      issues.push({ code: 'custom', input: value, path: [first.path], message: `needs ${missing.join(' and ')}` });
  });

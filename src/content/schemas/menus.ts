/** What menus.yaml says: the links at the head and the foot of every page. */
import { z } from 'zod';

import { nearest } from '#content/rules/mistypings.ts';
import { rows } from '#route-rows.ts';
import type { Target } from '#routes.ts';

import { pictureOrDecoration } from './pictures.ts';
import { text } from './texts.ts';

const paths: readonly string[] = rows.map(({ path }) => path);
const pathOf = (value: unknown) => String(value).replace(/[?#].*/, '');

/** An address within the site. */
export const target = z
  .custom<Target>((value) => typeof value === 'string' && paths.includes(pathOf(value)), {
    error: ({ input }) => leadsNowhere(input),
  })
  .meta({ examples: ['/about#values'] });

function leadsNowhere(value: unknown): string {
  if (/^(?:https?:|www\.)/.test(String(value)))
    return 'leads to another site. Take it out here: links to others stand in “social” of provider.yaml, or in the text of a post';
  const meant = nearest(pathOf(value), paths);
  return `is “${String(value)}”, which is no page of the site${meant ? ` (did you mean “${meant}”?)` : ''}`;
}

const link = z.strictObject({ title: text('Our rooms'), link: target });

const list = z.strictObject({ heading: text('Go straight to'), links: z.array(link).min(1) });

const group = z.strictObject({
  heading: text('Daycare life'),
  links: z.array(link).default([]),
  groups: z.array(list).exactOptional(),
});

const picture = z.strictObject({
  title: text('Outdoor play'),
  link: target,
  line: text('A fenced yard, a garden and weather of every kind.'),
  picture: pictureOrDecoration,
});

const entry = z
  .strictObject({
    title: text('Our rooms'),
    link: target.exactOptional(),
    // A panel has two columns for pictures.
    pictures: z.array(picture).max(2).exactOptional(),
    groups: z.array(group).min(1).exactOptional(),
  })
  .check(({ value, issues }) => {
    if (Boolean(value.link) === Boolean(value.groups) || (value.link && value.pictures))
      issues.push({
        code: 'custom',
        input: value,
        message: 'needs either “link”, or “groups”, lists of links in a panel that it opens',
      });
  });

export const menusSchema = z.strictObject({
  main: z.array(entry).min(1),
  footer: z.array(link),
  template: z.array(entry).default([]),
});

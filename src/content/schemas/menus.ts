/** What menus.yaml says: the links at the head and the foot of every page. */
import { z } from 'zod';

import type { MenuLink } from '#content/rules/menu.ts';
import type { Target } from '#routes.ts';

import { pictureOrDecoration } from './pictures.ts';
import { references } from './references.ts';
import { language, text } from './texts.ts';

const isText = (value: unknown) => typeof value === 'string';
const meta = { examples: ['/about#values'] };

/** An address within the site. */
export const target = z.custom<Target>(isText).meta(meta).register(references, { kind: 'page' });

/** The same, or one of another site. */
const anyTarget = z.custom<MenuLink['link']>(isText).meta(meta).register(references, { kind: 'link' });

const lang = language('the title').exactOptional();

const link = z.strictObject({ title: text('Our rooms'), lang, link: anyTarget });

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
    lang,
    link: anyTarget.exactOptional(),
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
    if (value.lang && !value.link)
      issues.push({
        code: 'custom',
        input: value.lang.lang,
        path: ['lang'],
        message: 'is only for links. Take the line out',
        params: { example: undefined },
      });
  });

export const menusSchema = z.strictObject({
  main: z.array(entry).min(1),
  footer: z.array(link),
  template: z.array(entry).default([]),
});

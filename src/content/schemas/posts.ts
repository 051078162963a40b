/** What the head of a file in posts/ says, above its text. */
import { z } from 'zod';

import { categories } from '#content/rules/post.ts';

import { slugOf } from '#route-rows.ts';

import { target } from './menus.ts';
import { picture, titledPictures } from './pictures.ts';
import { references } from './references.ts';
import { day, id, language, moment, sample, text } from './texts.ts';

const comment = z.strictObject({
  by: text('Priya', 'The id of one of people.yaml, or a first name.'),
  at: moment('2026-11-05 20:58').describe('Local time in Alberta, such as 2027-04-17 10:00.'),
  text: text('We start in January. May my mother come on the first day?'),
  lang: language('the comment, if it is not that of the post').exactOptional(),
  /** A thread has at most three levels (REQ P73). */
  get replies() {
    return z.array(comment).exactOptional();
  },
});

const recording = (kind: 'films' | 'sounds') =>
  z.string().describe('Its id in recordings.yaml.').register(references, { kind }).exactOptional();

const tag = text('Winter', 'A word of your own: the list of posts has an address for each.').refine(
  (words) => slugOf(words),
  'has letters that no address has. Write it in letters from A to Z, with or without accents, or digits',
);

export const postSchema = z.strictObject({
  title: text('The first week is short and slow'),
  lang: language('the post').exactOptional(),
  date: day('2026-11-22', 'On which it is published.'),
  author: z
    .string()
    .describe('The id of one of people.yaml. Without it the daycare itself writes.')
    .register(references, { kind: 'person' })
    .exactOptional(),
  excerpt: text('We start with one hour together.', 'One or two sentences for lists and the feed.').max(200),
  category: z.enum(categories),
  tags: z.array(tag),
  picture,
  quote: z
    .strictObject({ text: text('The light is on.'), by: text('sam', 'The id of one of people.yaml, or a name.') })
    .exactOptional(),
  comments: z.array(comment).default([]),
  film: recording('films'),
  sound: recording('sounds'),
  link: z.strictObject({ words: text('See out-of-school care'), to: target }).exactOptional(),
  pictures: titledPictures('Well-being')
    .refine(({ length }) => length, 'needs at least 1 entry')
    .exactOptional(),
  boxes: z
    .array(
      z.strictObject({
        title: text('The pink tower'),
        text: text('Cubes from very small to quite heavy.'),
        picture,
        properties: z.array(z.strictObject({ name: text('Age'), value: text('From about 2½ years') })),
      }),
    )
    .exactOptional()
    .meta({ description: 'Things, each with a table of what it is.' }),
  notes: z
    .array(
      z.strictObject({
        date: day('2026-11-06', 'Of the note.'),
        title: text('Mitts go home wet'),
        text: text('Please pack two pairs, with a name in each.'),
        post: id('winter-bag').describe('The post that says more: the name of its file.'),
        picture,
      }),
    )
    .exactOptional()
    .meta({ description: 'Short notes with their days.' }),
  sample,
});

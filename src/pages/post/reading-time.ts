import { plainOf } from '#content/rules/rich-text.ts';
import type { Post } from '#content/rules/post.ts';

/** Words that an adult reads in a minute. */
const pace = 200;

/** How long the text of a post takes to read, in whole minutes, at least one. */
export function minutesOf({ lead, parts, quote }: Pick<Post, 'lead' | 'parts' | 'quote'>): number {
  const texts = parts.flatMap(({ heading = '', paragraphs = [], list = [], table }) => [
    heading,
    ...[...paragraphs, ...list].map(plainOf),
    ...(table ? [...table.head, ...table.rows.flat()] : []),
  ]);
  const words = [lead, quote?.text, ...texts].join(' ').split(/\s+/);
  return Math.max(1, Math.round(words.length / pace));
}

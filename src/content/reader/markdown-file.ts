/** A file of Markdown in the owner's folder: a head of YAML between two lines of dashes, and the text. */
import type { z } from 'zod';

import type { PostPart } from '#content/posts/post.ts';

import { bodyOf } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { filled, parseSiteFile, SiteError } from './site-file.ts';

interface MarkdownFile<Schema extends z.ZodType> {
  readonly head: z.output<Schema>;
  readonly lead: string;
  readonly parts: readonly PostPart[];
  /** The lines in which the parts begin. */
  readonly lines: readonly number[];
}

/**
 * @param name the file's, for the messages
 * @throws {SiteError} one sentence for each mistake
 */
export function parseMarkdownFile<Schema extends z.ZodType>(
  name: string,
  written: string,
  schema: Schema,
): MarkdownFile<Schema> {
  const text = plainText(name, written);
  const [all, head, body] = /^---\n(.*?\n)---[ \t]*\n(.*)$/s.exec(text) ?? [];
  if (all === undefined || head === undefined || body === undefined)
    throw new SiteError([
      `${name}, line 1: the file must begin with a head: a line of three dashes, entries such as “title: …”, and three dashes again.`,
    ]);
  const above = text.slice(0, text.length - body.length).split('\n').length;
  const { text: words, unknown } = filled(body);
  const { lead, parts, offsets, mistakes } = bodyOf(words);
  const lineOf = (offset: number) => above + words.slice(0, offset).split('\n').length - 1;
  const sentences = [
    ...unknown.map(({ line, sentence }) => `${name}, line ${above + line}: ${sentence}`),
    ...mistakes.map(({ offset, sentence }) => `${name}, line ${lineOf(offset)}: ${sentence}`),
  ];
  if (sentences.length) throw new SiteError(sentences);
  return { head: parseSiteFile(name, head, schema, 2), lead, parts, lines: offsets.map(lineOf) };
}

/** A file of Markdown in the owner's folder: a head of YAML between two lines of dashes, and the text. */
import type { z } from 'zod';

import type { PostPart } from '#content/rules/post.ts';

import { bodyOf, type Dialect } from './markdown.ts';
import { partsOf } from './plain-text.ts';
import { withFacts, parseSiteFile, SiteError } from './site-file.ts';
import { lostConsent } from './unreadable.ts';

interface MarkdownFile<Schema extends z.ZodType> {
  readonly head: z.output<Schema>;
  readonly lead: string;
  readonly parts: readonly PostPart[];
  /** The lines in which the parts begin. */
  readonly lines: readonly number[];
}

/**
 * @param name the file's, for the messages
 * @param dialect a page has headings below others, and its pictures stand in the text
 * @throws {SiteError} one sentence for each mistake
 */
export function parseMarkdownFile<Schema extends z.ZodType>(
  name: string,
  written: string,
  schema: Schema,
  dialect: Dialect = 'text',
): MarkdownFile<Schema> {
  const { head, body, begins } = partsOf(name, written);
  const { text: words, unknown } = withFacts(body);
  const { lead, parts, offsets, mistakes } = bodyOf(words, dialect);
  const lineOf = (offset: number) => begins + words.slice(0, offset).split('\n').length - 1;
  const sentences = [
    ...unknown.map(({ line, sentence }) => `${name}, line ${begins + line}: ${sentence}`),
    ...mistakes.map(({ offset, sentence }) => `${name}, line ${lineOf(offset)}: ${sentence}`),
    ...body
      .split('\n')
      .flatMap((line, index) => (/consentUntil/i.test(line) ? `${name}, line ${begins + index}: ${lostConsent}` : [])),
  ];
  if (sentences.length) throw new SiteError(sentences);
  return { head: parseSiteFile(name, head, schema, 2), lead, parts, lines: offsets.map(lineOf) };
}

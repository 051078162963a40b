/** Reads the posts of the owner's folder: posts/NAME.md, a head of YAML between two lines of dashes, and the text in Markdown. */
import type { z } from 'zod';

import type { PostPart } from '#content/rules/post.ts';
import { postSchema } from '#content/schemas/posts.ts';

import { parseMarkdownFile } from './markdown-file.ts';
import { readMarkdownFiles, slugOfFile } from './markdown-folder.ts';

export interface PostFile {
  readonly slug: string;
  readonly head: z.output<typeof postSchema>;
  readonly lead: string;
  readonly parts: readonly PostPart[];
}

/**
 * All posts, in the order of their names.
 * @throws {SiteError} one sentence for each mistake in any of them
 */
export const readPosts = (): readonly PostFile[] => readMarkdownFiles('posts', parsePost);

/** @throws {SiteError} one sentence for each mistake */
export const parsePost = (file: string, text: string): PostFile => ({
  slug: slugOfFile('posts', file),
  ...parseMarkdownFile(`posts/${file}`, text, postSchema),
});

/** Reads the posts of the owner's folder: posts/NAME.md, a head of YAML between two lines of dashes, and the text in Markdown. */
import { statSync } from 'node:fs';
import { join, parse } from 'node:path';

import type { z } from 'zod';

import type { PostPart } from '#content/rules/post.ts';
import { postSchema } from '#content/schemas/posts.ts';

import { slugOf } from '#route-rows.ts';

import { parseMarkdownFile } from './markdown-file.ts';
import { filesOf } from './own-files.ts';
import { readText } from './plain-text.ts';
import { mistakesOf, SiteError } from './site-error.ts';
import { siteFolder } from './site-folder.ts';

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
export function readPosts(): readonly PostFile[] {
  const folder = join(siteFolder, 'posts');
  const read = filesOf(folder).map((file) => {
    try {
      if (statSync(join(folder, file), { throwIfNoEntry: false })?.isDirectory())
        throw new SiteError([
          `posts/${file}: no folder can stand here. Put its files into posts/ itself, or elsewhere.`,
        ]);
      return parsePost(file, readText(`posts/${file}`));
    } catch (error) {
      return new SiteError(mistakesOf(error));
    }
  });
  const mistakes = read.flatMap((post) => (post instanceof SiteError ? post.mistakes : []));
  if (mistakes.length) throw new SiteError(mistakes);
  return read.filter((post): post is PostFile => !(post instanceof SiteError));
}

/** @throws {SiteError} one sentence for each mistake */
export function parsePost(file: string, text: string): PostFile {
  const name = `posts/${file}`;
  const slug = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1];
  if (!slug) {
    const [, almost] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.md)?\.\w+$/.exec(file) ?? [];
    throw new SiteError([
      almost
        ? `${name}: the name of a post ends with .md. Rename it to ${almost}.md. Your computer may hide the last part of its name.`
        : `${name}: the name of the file becomes a part of the post’s address, so it may have small letters, digits and single hyphens only, and ends with .md. For example: ${slugOf(parse(file).name) || 'first-week'}.md`,
    ]);
  }
  return { slug, ...parseMarkdownFile(name, text, postSchema) };
}

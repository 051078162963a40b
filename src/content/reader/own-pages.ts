/** Reads the pages of the owner's own: pages/NAME.md, a head of YAML between two lines of dashes, and the text in Markdown. */
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import { takenIds } from '#content/schemas/faqs.ts';
import { ownPageSchema } from '#content/schemas/own-pages.ts';
import type { WrittenPage, WrittenPart } from '#content/rules/own-page.ts';
import type { NamedPicture } from '#content/rules/picture.ts';
import type { PostPart } from '#content/rules/post.ts';
import type { RichText } from '#content/rules/rich-text.ts';
import { aliasRows, rowOf, type Path } from '#route-rows.ts';

import { headOf, mistakesOfAnchors } from './anchors.ts';
import { endedPictures } from './consents.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import { readMarkdownFiles, slugOfFile } from './markdown-folder.ts';
import { ownPath } from './own-page-names.ts';
import { pictureNamed } from './picture-names.ts';
import { SiteError } from './site-error.ts';
import { sampleFolder } from './site-folder.ts';

/** While it is read: the parts under one heading. */
interface OpenPassage {
  readonly id: string;
  readonly title: string;
  readonly parts: WrittenPart[];
  readonly below: OpenPassage[];
}

/**
 * All of them, in the order of their names.
 * @throws {SiteError} one sentence for each mistake in any of them
 */
export const readOwnPages = (): readonly WrittenPage[] => readMarkdownFiles('pages', parseOwnPage);

/** @throws {SiteError} one sentence for each mistake */
export function parseOwnPage(file: string, text: string): WrittenPage {
  const name = `pages/${file}`;
  const slug = slugOfFile('pages', file);
  if (isTaken(slug))
    throw new SiteError([
      `${name}: the site has something else at /${slug}. Rename the file, for example to our-${slug}.md.`,
    ]);
  const { head, lead, parts, lines } = parseMarkdownFile(name, text, ownPageSchema, 'page');
  const { pictures, ...titles } = head;
  const mistakes: string[] = [];
  const placed = new Set<string>();
  const lineOf = (words: string) =>
    `${name}, line ${text.split('\n').findIndex((line) => line.includes(words)) + 1 || 1}`;

  /** The picture that stands in the place of a paragraph; undefined for one whose consent has ended. */
  function pictureAt(brace: string): NamedPicture | undefined {
    const picture = pictureNamed(brace);
    placed.add(picture);
    const found = pictures.find((each) => each.name === picture);
    if (!found && !endedPictures().includes(picture))
      mistakes.push(
        `${lineOf(`{${brace}}`)}: “{${brace}}” stands for nothing. ${pictures.length ? `“pictures” in the head has {${pictures.map((each) => each.name).join('}, {')}}` : 'Name the picture in the head, at “pictures”, with what it says'}.`,
      );
    return found;
  }

  function partOf({ paragraphs = [], ...part }: Omit<PostPart, 'heading' | 'depth'>): WrittenPart {
    const shown = paragraphs.flatMap((each): (RichText | NamedPicture)[] => {
      const [, brace] = (typeof each === 'string' && /^\{([^{}]+)\}$/.exec(each)) || [];
      const picture = brace && pictureAt(brace);
      return picture ? [picture] : brace ? [] : [each];
    });
    return { ...(shown.length && { paragraphs: shown }), ...part };
  }

  const intro: WrittenPart[] = [];
  const sections: OpenPassage[] = [];
  const headed: { readonly passage: OpenPassage; readonly line: number }[] = [];
  for (const [index, { heading, depth, ...part }] of parts.entries()) {
    if (heading) {
      const passage = { ...headOf(heading), parts: [], below: [] };
      (depth === 3 ? (sections.at(-1)?.below ?? sections) : sections).push(passage);
      headed.push({ passage, line: lines[index]! });
    }
    (headed.at(-1)?.passage.parts ?? intro).push(partOf(part));
  }
  for (const { part, sentence } of mistakesOfAnchors(headed.map(({ passage }) => passage)))
    mistakes.push(`${name}, line ${headed[part]!.line}: ${sentence}`);
  for (const { passage, line } of headed)
    if ([...takenIds, 'toc'].includes(passage.id))
      mistakes.push(
        `${name}, line ${line}: “${passage.title}” has the address #${passage.id}, which names another part of every page. Write another behind it: ## ${passage.title} {#more}`,
      );
  for (const picture of pictures)
    // In the place of one whose consent has ended stands one that says nothing.
    if (picture.alt && !placed.has(picture.name))
      mistakes.push(
        `${lineOf(picture.alt)}: the text does not show the picture “${picture.name}”. Write {${picture.name}} where it is to stand, as a paragraph of its own, or take it out of the head.`,
      );
  if (mistakes.length) throw new SiteError(mistakes);
  return { path: ownPath(file), ...titles, lead, intro, sections };
}

/** What the built site has besides pages, at the root. */
const ofTheBuild = ['api', 'assets', 'data', 'events', 'files', 'index', 'media', '404'];

function isTaken(slug: string): boolean {
  const files = join(sampleFolder, '../public');
  return (
    rowOf(`/${slug}`) !== undefined ||
    `/${slug}` in aliasRows ||
    [...ofTheBuild, ...(existsSync(files) ? readdirSync(files) : [])].some((each) => parse(each).name === slug)
  );
}

/** Their titles and descriptions, by their addresses: what pages.yaml says of other pages. */
export const ownHeads = (): Partial<Record<Path, Pick<WrittenPage, 'title' | 'description' | 'lang'>>> =>
  Object.fromEntries(
    readOwnPages().map(({ path, title, description, lang }) => [path, { title, description, ...(lang && { lang }) }]),
  );

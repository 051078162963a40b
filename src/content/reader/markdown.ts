/** The body of a post, a policy or a page: Markdown (https://commonmark.org/help/) with what a page can show, and a sentence for everything else. */
import { lexer, type Token, type Tokens } from 'marked';

import type { PostPart } from '#content/rules/post.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { plainOf, type Piece, type RichText, type WebAddress } from '#content/rules/rich-text.ts';
import { entity, isAddress } from '#content/schemas/texts.ts';
import { nearest } from '#content/rules/mistypings.ts';
import type { Target } from '#routes.ts';

import { documentOf, faultOfDocument, nameFor, wordsOfDocument } from './own-documents.ts';
import { knownPaths, pathOf } from './own-page-names.ts';

/** A sentence, and where in the text its mistake stands. */
interface Mistake {
  readonly offset: number;
  readonly sentence: string;
}

export interface Body {
  /** The first paragraph. */
  readonly lead: string;
  readonly parts: readonly PostPart[];
  /** Where each part begins. */
  readonly offsets: readonly number[];
  readonly mistakes: readonly Mistake[];
}

type Link = NonNullable<PostPart['links']>[number];
type OpenPart = { -readonly [Key in keyof PostPart]: PostPart[Key] } & { paragraphs: RichText[]; links: Link[] };

const instead: Readonly<Record<string, string>> = {
  html: 'HTML is not shown. Write the words alone: **strong**, *emphasis*, [a link](/contact-us).',
  code: 'four spaces at the beginning make this a program’s code. Take them out.',
  codespan: 'the marks ` make this a program’s code. Take them out.',
  image:
    'pictures stand in the head of the file, at “picture” or “pictures”. In pages/, one of “pictures” is shown where its name stands in braces, as a paragraph of its own: {our-yard}',
  blockquote: 'a quote stands in the head of the file, at “quote”.',
  hr: 'a line across the page is not shown. Begin a new part with “## ” and its heading.',
  br: 'a line cannot be broken inside a paragraph. Leave an empty line for a new one.',
  del: 'words cannot be struck out. Take them away, or take out the marks ~.',
};

/** What a page has besides: headings below others, and pictures in the text. */
export type Dialect = 'text' | 'page';

export function bodyOf(text: string, dialect: Dialect = 'text'): Body {
  const mistakes: Mistake[] = [];
  const parts: OpenPart[] = [];
  const offsets: number[] = [];
  let lead: string | undefined;
  let caption: string | undefined;
  let offset = 0;
  const wrong = (sentence: string) => mistakes.push({ offset, sentence });
  const newPart = (heading?: string, depth?: number) => {
    const part: OpenPart = {
      ...(heading && { heading }),
      ...(depth === 3 && { depth }),
      paragraphs: [],
      links: [],
    };
    parts.push(part);
    offsets.push(offset);
    return part;
  };
  /** The part that the next block belongs to: a new one behind what ends a part. */
  const partFor = (kind: 'paragraphs' | 'list' | 'table' | 'links') => {
    const part = parts.at(-1) ?? newPart();
    const order = ['paragraphs', 'list', 'table', 'links'] as const;
    const isBehind = order
      .slice(order.indexOf(kind) + 1)
      .some((later) => part[later] && Object.keys(part[later]).length);
    return isBehind || (kind !== 'paragraphs' && kind !== 'links' && part[kind]) ? newPart() : part;
  };
  const rich = (tokens: readonly Token[]) => richOf(tokens, wrong);
  const plain = (tokens: readonly Token[], where: string) => {
    const words = rich(tokens);
    if (typeof words !== 'string') wrong(`${where} can only have plain words. Take out the marks.`);
    return plainOf(words);
  };

  for (const token of lexer(text)) {
    const block = token as Tokens.Heading | Tokens.Paragraph | Tokens.List | Tokens.Table | Tokens.Space | Tokens.Def;
    if (lead === undefined && ['heading', 'list', 'table'].includes(block.type)) {
      wrong('the text begins with one paragraph of plain words, which is shown large. Write one above this.');
      lead = '';
    }
    if (block.type === 'heading') {
      const fault = faultOfDepth(
        block.depth,
        dialect,
        parts.some(({ heading }) => heading),
      );
      if (fault) wrong(fault);
      newPart(plain(block.tokens, 'a heading'), block.depth);
    } else if (block.type === 'paragraph') {
      const only = block.tokens.length === 1 && block.tokens[0]?.type === 'link' ? rich(block.tokens) : undefined;
      if (lead === undefined) lead = plain(block.tokens, 'the first paragraph, which is shown large,');
      else if (block.text.startsWith('Table: '))
        caption = plain(block.tokens, 'the line above a table').slice('Table: '.length);
      else if (only && typeof only !== 'string') partFor('links').links.push(only[0] as Link);
      else partFor('paragraphs').paragraphs.push(rich(block.tokens));
    } else if (block.type === 'list') {
      const part = partFor('list');
      if (block.ordered) part.isNumbered = true;
      part.list = block.items.map((item) => rich(item.tokens.flatMap((each) => inlineOf(each, wrong))));
    } else if (block.type === 'table') {
      if (!caption) wrong('a table needs a line above it that says what it shows: “Table: A first week, day by day”.');
      const head = block.header.map(({ tokens }) => plain(tokens, 'a table'));
      const cells = block.rows.map((row) => row.map(({ tokens }) => plain(tokens, 'a table')));
      if (head.some((cell) => !cell) || cells.some(([first]) => !first))
        wrong('a table needs words over each column, and at the beginning of each row.');
      partFor('table').table = {
        caption: caption ?? '',
        head,
        rows: cells,
      };
      caption = undefined;
    } else if (block.type !== 'space') wrong(instead[token.type] ?? 'this is no paragraph, list, table or heading.');
    offset += token.raw.length;
  }
  if (lead === undefined) wrong('there is no text. Begin with one paragraph, which is shown large.');
  const filled = parts.map(withoutEmpty);
  for (const [index, { heading, depth, ...below }] of filled.entries())
    if (!Object.keys(below).length && !(!depth && filled[index + 1]?.depth))
      mistakes.push({
        offset: offsets[index]!,
        sentence: `nothing stands below the heading “${heading}”. Write something there, or take the heading out.`,
      });
  return { lead: lead ?? '', parts: filled, offsets, mistakes };
}

function faultOfDepth(depth: number, dialect: Dialect, isBelowOne: boolean): string | undefined {
  if (dialect === 'text')
    return depth === 2 ? undefined : 'a heading begins with two marks: “## ”, neither fewer nor more.';
  if (depth === 1)
    return 'the title of the page stands in its head, at “title”. A heading begins with two marks: “## ”.';
  if (depth > 3) return 'a heading begins with two marks, “## ”, and one below it with three, “### ”.';
  return depth === 3 && !isBelowOne
    ? 'a heading with three marks stands below one with two, and none is above this. Begin it with “## ”.'
    : undefined;
}

const withoutEmpty = ({ paragraphs, links, ...part }: OpenPart): PostPart => ({
  ...part,
  ...(paragraphs.length && { paragraphs }),
  ...(links.length && { links }),
});

/** The words of an item of a list. A list in a list is a mistake. */
function inlineOf(token: Token, wrong: (sentence: string) => void): Token[] {
  if ('tokens' in token && token.tokens && (token.type === 'text' || token.type === 'paragraph')) return token.tokens;
  if (token.type !== 'space') wrong('a list can only have lines of words, each with “- ” before it.');
  return [];
}

function richOf(tokens: readonly Token[], wrong: (sentence: string) => void): RichText {
  const pieces = tokens.flatMap((token): Piece[] => {
    const words = 'tokens' in token && token.tokens ? plainOf(richOf(token.tokens, wrong)) : '';
    const [, spaced] = (token.type === 'text' && /\]\s?\(\/?files\/([^)]+)\)/.exec(token.raw)) || [];
    if (spaced)
      wrong(
        `the name “${spaced}” has a space, which no address has. Rename the file, for example to ${nameFor(spaced)}.`,
      );
    else if (token.type === 'text' && /\*\*|\]\s?\((?:\/|https:|mailto:|tel:)/.test(token.raw))
      wrong(`“${token.raw.slice(0, 40)}” has a mark without its partner: write [words](/page) or **words**.`);
    const [sign] = (token.type === 'text' && entity.exec(token.raw)) || [];
    if (sign) wrong(`“${sign}” would be shown as it stands. Take it out, or write the sign that it stands for.`);
    if (token.type === 'text' || token.type === 'escape') return [(token as Tokens.Text).text];
    if (token.type === 'strong') return [{ strong: words }];
    if (token.type === 'em') return [{ em: words }];
    if (token.type === 'link') return linkOf(words, (token as Tokens.Link).href, wrong);
    wrong(instead[token.type] ?? 'only words, **strong**, *emphasis* and [links](/contact-us) can stand here.');
    return [];
  });
  // A line’s end inside a paragraph is a space.
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('').replaceAll('\n', ' ') : pieces;
}

function linkOf(words: string, address: string, wrong: (sentence: string) => void): Piece[] {
  const document = documentOf(decodeURI(address));
  if (document) {
    const fault = faultOfDocument(document);
    if (!fault) return [{ words: wordsOfDocument(words, document), href: `/files/${document}` }];
    wrong(`the link “${words}” leads to files/${document}, which ${fault}`);
    return [];
  }
  if (address.startsWith('tel:')) return [{ words, href: phoneLink(address.slice('tel:'.length)) }];
  if (address.startsWith('mailto:') || isAddress(address)) return [{ words, href: address as WebAddress }];
  const known = knownPaths();
  if (known.some((path) => path === pathOf(address))) return [{ words, to: address as Target }];
  const meant = address.startsWith('/') && nearest(pathOf(address), known);
  wrong(
    `the link “${words}” leads to ${address}, which is neither a page of the site nor an address with https://${meant ? ` (did you mean ${meant}?)` : ''}.`,
  );
  return [];
}

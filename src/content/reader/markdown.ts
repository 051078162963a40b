/** The body of a post: Markdown (https://commonmark.org/help/) with what a page can show, and a sentence for everything else. */
import { lexer, type Token, type Tokens } from 'marked';

import type { PostPart } from '#content/rules/post.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { plainOf, type Piece, type RichText, type WebAddress } from '#content/rules/rich-text.ts';
import { entity, isAddress } from '#content/schemas/texts.ts';
import { rows } from '#route-rows.ts';
import type { Target } from '#routes.ts';

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
  image: 'pictures stand in the head of the file, at “picture” or “pictures”.',
  blockquote: 'a quote stands in the head of the file, at “quote”.',
  hr: 'a line across the page is not shown. Begin a new part with “## ” and its heading.',
  br: 'a line cannot be broken inside a paragraph. Leave an empty line for a new one.',
  del: 'words cannot be struck out. Take them away, or take out the marks ~.',
};

export function bodyOf(text: string): Body {
  const mistakes: Mistake[] = [];
  const parts: OpenPart[] = [];
  const offsets: number[] = [];
  let lead = '';
  let caption: string | undefined;
  let offset = 0;
  const wrong = (sentence: string) => mistakes.push({ offset, sentence });
  const newPart = (heading?: string) => {
    const part: OpenPart = { ...(heading && { heading }), paragraphs: [], links: [] };
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
    if (block.type === 'heading') {
      if (block.depth !== 2) wrong('a heading begins with two marks: “## ”, neither fewer nor more.');
      newPart(plain(block.tokens, 'a heading'));
    } else if (block.type === 'paragraph') {
      const only = block.tokens.length === 1 && block.tokens[0]?.type === 'link' ? rich(block.tokens) : undefined;
      if (!lead) lead = plain(block.tokens, 'the first paragraph');
      else if (block.text.startsWith('Table: '))
        caption = plain(block.tokens, 'the line above a table').slice('Table: '.length);
      else if (only && typeof only !== 'string') partFor('links').links.push(only[0] as Link);
      else partFor('paragraphs').paragraphs.push(rich(block.tokens));
    } else if (block.type === 'list') {
      partFor('list').list = block.items.map((item) => rich(item.tokens.flatMap((each) => inlineOf(each, wrong))));
    } else if (block.type === 'table') {
      if (!caption) wrong('a table needs a line above it that says what it shows: “Table: A first week, day by day”.');
      partFor('table').table = {
        caption: caption ?? '',
        head: block.header.map(({ tokens }) => plain(tokens, 'a table')),
        rows: block.rows.map((row) => row.map(({ tokens }) => plain(tokens, 'a table'))),
      };
      caption = undefined;
    } else if (block.type !== 'space') wrong(instead[token.type] ?? 'this is no paragraph, list, table or heading.');
    offset += token.raw.length;
  }
  if (!lead) wrong('there is no text. Begin with one paragraph, which is shown large.');
  const filled = parts.map(withoutEmpty);
  for (const [index, { heading, ...below }] of filled.entries())
    if (!Object.keys(below).length)
      mistakes.push({
        offset: offsets[index]!,
        sentence: `nothing stands below the heading “${heading}”, since the first paragraph is shown large, above all headings. Write more below it, or take the heading out.`,
      });
  return { lead, parts: filled, offsets, mistakes };
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
    if (token.type === 'text' && /\*\*|\]\s?\((?:\/|https:|mailto:|tel:)/.test(token.raw))
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
  if (address.startsWith('tel:')) return [{ words, href: phoneLink(address.slice('tel:'.length)) }];
  if (address.startsWith('mailto:') || isAddress(address)) return [{ words, href: address as WebAddress }];
  if (rows.some(({ path }) => path === address.replace(/[?#].*/, ''))) return [{ words, to: address as Target }];
  wrong(`the link “${words}” leads to ${address}, which is neither a page of the site nor an address with https://.`);
  return [];
}

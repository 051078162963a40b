/** Reads the policies of the owner's folder: policies/NAME.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { PostPart } from '#content/rules/post.ts';
import type { PolicySection, SmallPrintLink } from '#content/rules/policy.ts';
import { plainOf, type Piece, type RichText } from '#content/rules/rich-text.ts';
import { policies, policySchema, type Insert, type Policy } from '#content/schemas/policies.ts';

import { missing } from './advice.ts';
import { headOf, mistakesOfAnchors } from './anchors.ts';
import { parseMarkdownFile } from './markdown-file.ts';
import { readText } from './plain-text.ts';
import { readSiteFile, siteFolder, SiteError } from './site-file.ts';

type OpenSection<Name extends string> = { -readonly [Key in keyof PolicySection]: PolicySection<Name>[Key] };

/** @throws {SiteError} one sentence for each mistake */
export const readPolicies = () => (Object.keys(policies) as Policy[]).map((name) => readPolicy(name));

/** @throws {SiteError} one sentence for each mistake */
export function readPolicy<Name extends Policy>(name: Name) {
  const file = `policies/${name}.md`;
  if (!existsSync(join(siteFolder, file))) throw new SiteError([missing(file)]);
  return parsePolicy(name, readText(file));
}

/** @throws {SiteError} one sentence for each mistake */
export function parsePolicy<Name extends Policy>(name: Name, text: string) {
  const file = `policies/${name}.md`;
  const { head, lead, parts, lines } = parseMarkdownFile(file, text, policySchema);
  const mistakes: string[] = [];
  const inserts = Object.entries(policies[name]) as [Insert<Name>, string][];
  const sections = sectionsOf(parts, inserts, (sentence, part) =>
    mistakes.push(`${file}${part === undefined ? '' : `, line ${lines[part]}`}: ${sentence}`),
  );
  if (mistakes.length) throw new SiteError(mistakes);
  return { ...head, lead, sections };
}

function sectionsOf<Name extends string>(
  parts: readonly PostPart[],
  inserts: readonly (readonly [Name, means: string])[],
  wrongIn: (sentence: string, part?: number) => void,
): readonly PolicySection<Name>[] {
  const sections: OpenSection<Name>[] = [];
  const begins: number[] = [];
  for (const [part, { heading, paragraphs = [], list, table, links = [] }] of parts.entries()) {
    const wrong = (sentence: string) => wrongIn(sentence, part);
    const plain = (words: RichText) => {
      if (typeof words !== 'string' && !words.every(isPlain))
        wrong(
          `“${plainOf(words)}” has a link or strong words, which a sentence of a policy cannot. Take the marks out, or put the link into a line of its own: - [words](/contact-us)`,
        );
      return plainOf(words);
    };
    if (heading) {
      sections.push(headOf(heading));
      begins.push(part);
    }
    const section = sections.at(-1);
    if (!section) {
      wrong('the second paragraph stands above the first heading. Begin a part with “## ”.');
      return sections;
    }
    /** A page shows one of each kind in a part. */
    const set = <Key extends 'list' | 'links' | 'table' | 'insert'>(key: Key, value: OpenSection<Name>[Key]) => {
      if (section[key]) wrong(`“${section.title}” has two ${named[key]}. Begin a new part with “## ”.`);
      section[key] = value;
    };
    for (const paragraph of paragraphs.map(plain)) {
      const [, brace] = /^\{(\w+)\}$/.exec(paragraph) ?? [];
      const [insert] = inserts.find(([name]) => name === brace) ?? [];
      if (insert) set('insert', insert);
      else if (brace)
        wrong(
          `“{${brace}}” stands for nothing. Known are {${inserts.map(([name]) => name).join('}, {')}}, and names such as {provider.phone}.`,
        );
      else if (section.list || section.table || section.links || section.insert)
        section.close = [...(section.close ?? []), paragraph];
      else section.text = [...(section.text ?? []), paragraph];
    }
    if (table) set('table', table);
    const linked = list?.map(linkOf);
    const isOfLinks = linked?.every((entry) => entry !== undefined) ?? false;
    if (list && !isOfLinks) set('list', list.map(plain));
    const entries = isOfLinks ? [...linked!, ...links] : links;
    if (entries.length) set('links', entries as SmallPrintLink[]);
  }
  for (const [insert, means] of inserts)
    if (sections.filter((section) => section.insert === insert).length !== 1)
      wrongIn(`{${insert}}, ${means}, must stand in it once, as a paragraph of its own.`);
  for (const { part, sentence } of mistakesOfAnchors(sections)) wrongIn(sentence, begins[part]);
  for (const [index, { id: _, title, insert, ...own }] of sections.entries())
    if (insert === 'pictures' && !Object.keys(own).length && !readSiteFile('words/footer').pictures)
      wrongIn(
        `“${title}” would be left out, since words/footer.yaml has no “pictures”. Write that, or a sentence of your own above {pictures}.`,
        begins[index],
      );
  return sections;
}

const named = { list: 'lists', links: 'lists of links', table: 'tables', insert: 'names in braces' } as const;

/** Words, and an e-mail address, which Markdown makes a link of. */
const isPlain = (piece: Piece) =>
  typeof piece === 'string' || ('href' in piece && piece.href === `mailto:${piece.words}`);

/** An entry of a list that begins with a link, and the words after it. */
function linkOf(entry: RichText): SmallPrintLink | undefined {
  const [link, ...rest] = typeof entry === 'string' ? [entry] : entry;
  if (typeof link !== 'object' || !('words' in link)) return undefined;
  const note = plainOf(rest).trim();
  return { ...link, ...(note && { note }) };
}

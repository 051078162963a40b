/** Reads the policies of the owner's folder: policies/NAME.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PostPart } from '#content/posts/post.ts';
import type { PolicySection } from '#content/rules/policy.ts';
import { plainOf, type RichText } from '#content/rules/rich-text.ts';
import { policies, policySchema, type Insert, type Policy } from '#content/schemas/policies.ts';
import type { SmallPrintLink } from '#content/words/small-print.ts';

import { parseMarkdownFile } from './markdown-file.ts';
import { missing, siteFolder, SiteError } from './site-file.ts';

type OpenSection<Name extends string> = { -readonly [Key in keyof PolicySection]: PolicySection<Name>[Key] };

/** @throws {SiteError} one sentence for each mistake */
export const readPolicies = () => (Object.keys(policies) as Policy[]).map((name) => readPolicy(name));

/** @throws {SiteError} one sentence for each mistake */
export function readPolicy<Name extends Policy>(name: Name) {
  const file = `policies/${name}.md`;
  const path = join(siteFolder, file);
  if (!existsSync(path)) throw new SiteError([missing(file)]);
  return parsePolicy(name, readFileSync(path, 'utf8'));
}

/** @throws {SiteError} one sentence for each mistake */
export function parsePolicy<Name extends Policy>(name: Name, text: string) {
  const file = `policies/${name}.md`;
  const { head, lead, parts } = parseMarkdownFile(file, text, policySchema);
  const mistakes: string[] = [];
  const inserts = Object.entries(policies[name]) as [Insert<Name>, string][];
  const sections = sectionsOf(parts, inserts, (sentence) => mistakes.push(`${file}: ${sentence}`));
  if (mistakes.length) throw new SiteError(mistakes);
  return { ...head, lead, sections };
}

function sectionsOf<Name extends string>(
  parts: readonly PostPart[],
  inserts: readonly (readonly [Name, means: string])[],
  wrong: (sentence: string) => void,
): readonly PolicySection<Name>[] {
  const sections: OpenSection<Name>[] = [];
  const plain = (words: RichText) => {
    if (typeof words !== 'string')
      wrong(`“${plainOf(words)}” can only have plain words. Take out the marks, or begin the line with the link.`);
    return plainOf(words);
  };
  for (const { heading, paragraphs = [], list, table, links = [] } of parts) {
    if (heading) sections.push(headOf(heading));
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
        wrong(`“{${brace}}” stands for nothing. Known are {${inserts.map(([name]) => name).join('}, {')}}.`);
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
      wrong(`{${insert}}, ${means}, must stand in it once, as a paragraph of its own.`);
  for (const [index, { id, title }] of sections.entries())
    if (sections.findIndex((section) => section.id === id) < index)
      wrong(`“${title}” has the address #${id} of another part. Write another behind it: ## ${title} {#more}`);
  return sections;
}

const named = { list: 'lists', links: 'lists of links', table: 'tables', insert: 'names in braces' } as const;

/** “Where it goes {#goes}”: the second is its place in the address; without it the title's words are. */
function headOf(heading: string) {
  const [, title = heading, id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(heading) ?? [];
  return { id: id ?? title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), title };
}

/** An entry of a list that begins with a link, and the words after it. */
function linkOf(entry: RichText): SmallPrintLink | undefined {
  const [link, ...rest] = typeof entry === 'string' ? [entry] : entry;
  if (typeof link !== 'object' || !('words' in link)) return undefined;
  const note = plainOf(rest).trim();
  return { ...link, ...(note && { note }) };
}

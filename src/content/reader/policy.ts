/** Reads a policy of the owner's folder: policies/NAME.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PostPart } from '#content/posts/post.ts';
import { plainOf, type RichText } from '#content/rules/rich-text.ts';
import { policySchema } from '#content/schemas/policies.ts';
import type { SmallPrintLink, SmallPrintSection } from '#content/words/small-print.ts';

import { parseMarkdownFile } from './markdown-file.ts';
import { siteFolder, SiteError } from './site-file.ts';

type OpenSection = { -readonly [Key in keyof SmallPrintSection]: SmallPrintSection[Key] };
type Table = NonNullable<SmallPrintSection['table']>;

/**
 * @param tables what stands in the place of a paragraph such as {forms}
 * @throws {SiteError} one sentence for each mistake
 */
export function readPolicy(policy: string, tables: Readonly<Record<string, Table>>) {
  const file = `policies/${policy}.md`;
  const path = join(siteFolder, file);
  if (!existsSync(path)) throw new SiteError([`${file} is missing in ${siteFolder}.`]);
  const { head, lead, parts } = parseMarkdownFile(file, readFileSync(path, 'utf8'), policySchema);
  return { ...head, lead, sections: sectionsOf(parts, file, tables) };
}

function sectionsOf(parts: readonly PostPart[], file: string, tables: Readonly<Record<string, Table>>) {
  const sections: OpenSection[] = [];
  for (const { heading, paragraphs = [], list, table } of parts) {
    if (heading) sections.push(headOf(heading));
    const section = sections.at(-1);
    if (!section) throw new SiteError([`${file}: the second paragraph stands above the first heading.`]);
    /** A page shows one of each kind in a part. */
    const set = <Key extends 'list' | 'links' | 'table'>(key: Key, value: SmallPrintSection[Key]) => {
      if (section[key])
        throw new SiteError([`${file}: “${section.title}” has two ${key}s. Begin a new part with “## ”.`]);
      section[key] = value;
    };
    for (const paragraph of paragraphs.map(plainOf)) {
      const named = /^\{(\w+)\}$/.exec(paragraph)?.[1];
      if (named && tables[named]) set('table', tables[named]);
      else if (section.list || section.table || section.links) section.close = [...(section.close ?? []), paragraph];
      else section.text = [...(section.text ?? []), paragraph];
    }
    if (table) set('table', table);
    const links = list?.map(linkOf);
    if (links?.every((link) => link !== undefined)) set('links', links);
    else if (list) set('list', list.map(plainOf));
  }
  return sections;
}

/** “Where it goes {#goes}”: the second is its place in the address; without it the title's words are. */
function headOf(heading: string): OpenSection {
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

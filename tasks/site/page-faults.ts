/** What owners write that no single file shows to be wrong: pages that search engines, and links that screen readers, cannot tell apart. */
import type { Drawn } from './links.ts';

/** A sentence each, with the addresses of the pages. */
export const pageFaults = (pages: readonly Drawn[]): string[] => [
  ...sameHeads(pages),
  ...pages.filter(({ route }) => route.kind !== 'design-system').flatMap(mistakableLinks),
];

const heads = [
  { what: 'title', pattern: /<title[^>]*>([^<]*)</ },
  { what: 'description', pattern: /<meta name="description" content="([^"]*)"/ },
] as const;

function sameHeads(pages: readonly Drawn[]): string[] {
  return heads.flatMap(({ what, pattern }) =>
    [...Map.groupBy(pages, ({ html }) => pattern.exec(html)?.[1])]
      .filter(([, same]) => same.length > 1)
      .map(
        ([words, same]) =>
          `${same.map(addressOf).join(' and ')} have the same ${what}: “${words}”. Parents and search engines cannot tell them apart. Change the words of one.`,
      ),
  );
}

const saysNothing = /^(?:here|click here|more|read more|learn more|see more|this|this page|link|details|continue|go)$/;

function mistakableLinks(page: Drawn): string[] {
  const places = new Map<string, string>();
  const said = new Set<string>();
  for (const [, attributes = '', inside = ''] of page.html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
    const name = nameOf(attributes, inside);
    const to = /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (saysNothing.test(name))
      said.add(`${addressOf(page)}: a link is called “${name}”, which says nothing by itself. Say where it leads.`);
    else if ((places.get(name) ?? to) !== to)
      said.add(
        `${addressOf(page)}: two links are called “${name}”, and lead to different places: ${places.get(name)} and ${to}. Give one of them another name.`,
      );
    else places.set(name, to);
  }
  return [...said];
}

/** What a screen reader calls a link. */
const nameOf = (attributes: string, inside: string) =>
  (
    /\baria-label="([^"]*)"/.exec(attributes)?.[1] ||
    inside.replaceAll(/<[^>]+>/g, '') ||
    (/\balt="([^"]*)"/.exec(inside)?.[1] ?? '')
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const addressOf = ({ route, search }: Drawn) => `${route.path}${search}`;

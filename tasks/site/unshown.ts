/** What the owner has written that no page of the site shows. */
import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf } from '../../src/content/reader/own-files.ts';
import { readText } from '../../src/content/reader/plain-text.ts';
import { mistypings } from '../../src/content/rules/mistypings.ts';
import { fileNames } from '../../src/content/schemas/files.ts';
import { sampleFolder } from '../../src/content/reader/site-folder.ts';
import { rows, type Kind, type Path } from '../../src/route-rows.ts';
import { isShown, pagesIn, siteText } from './entries.ts';

/** The pages that show who has a profile, and those that name who has none, too. */
const profiles: readonly Kind[] = ['teachers', 'teacher-details', 'about-team'];
const people: readonly Kind[] = [...profiles, 'about', 'class-details', 'post'];

const lists: readonly { file: string; what: string; put: Path; kinds: readonly Kind[]; at?: string }[] = [
  { file: 'people.yaml', what: 'people', put: '/teachers', kinds: people },
  { file: 'events.yaml', what: 'events', put: '/event', kinds: ['events', 'event-details'] },
  { file: 'classes.yaml', what: 'classes', put: '/classes', kinds: ['classes', 'class-details'], at: 'classes' },
  { file: 'day.yaml', what: 'day', put: '/program', kinds: ['program'] },
  { file: 'schools.yaml', what: 'schools', put: '/program', kinds: ['program'], at: 'schools' },
  { file: 'posts', what: 'posts', put: '/blog-grid', kinds: ['blog', 'post'] },
];

type IsOn = (kinds: readonly Kind[]) => boolean;

/**
 * A sentence for each file or folder, and for each person.
 * @param broken files that could not be read: what they would show is not known
 */
export function unshown(folder: string, broken: readonly string[] = []): string[] {
  const isBroken = (...files: readonly string[]) => broken.some((each) => files.some((file) => each.startsWith(file)));
  if (isBroken('pages.yaml')) return [...straysIn(folder), ...strayFolders(folder)];
  const pages = pagesIn(folder);
  const isOn: IsOn = (kinds) => rows.some(({ path, kind }) => kinds.includes(kind) && path in pages);
  return [
    ...lists
      .filter(({ file, kinds, at }) => !isOn(kinds) && has(folder, file, at))
      .map(
        ({ file, what, put }) => `${file}: no page shows your ${what}. Put ${put} into pages.yaml, or take them out.`,
      ),
    ...(isOn(people) && !isBroken('people.yaml', 'posts/', 'classes.yaml') ? peopleIn(folder, isOn) : []),
    ...straysIn(folder),
    ...strayFolders(folder),
  ];
}

/** Who has no page and is named by none: neither by a post nor by a class. */
function peopleIn(folder: string, isOn: IsOn): string[] {
  const text = siteText(folder, 'people.yaml');
  const naming = [...(isOn(['post']) ? ['posts/*.md'] : []), ...(isOn(['class-details']) ? ['classes.yaml'] : [])];
  const named = new Set(
    globSync(naming, { cwd: folder })
      .map((file) => readText(file, folder))
      .flatMap((words) => Array.from(words.matchAll(/\b(?:author|by|teacher): *['"]?([\w-]+)/g), ([, id]) => id)),
  );
  return (Array.isArray(text.content) ? text.content : []).flatMap((entry, index) => {
    const { id, name, profile, about } = Object(entry);
    return named.has(id) || (profile && isOn(profiles)) || (about && isOn(['about']))
      ? []
      : [
          `${text.place([index])}: no page shows ${name}. ${profile ? 'Put /teachers into pages.yaml' : `Write ${isOn(['about']) ? '“about” for /about, ' : ''}a “profile” for /teachers`}, or “author: ${id}” into a post, or take the entry out.`,
        ];
  });
}

/** Files that nothing reads: with another name than those that are read, or in another place. */
function straysIn(folder: string): string[] {
  const known = fileNames.map((name) => `${name}.yaml`);
  const files = [...filesOf(folder), ...filesOf(join(folder, 'words')).map((file) => join('words', file))];
  return files
    .filter((file) => /\.(?:ya?ml|md|jpe?g|png|webp|avif)$/i.test(file) && !/^(?:README|logo)\./.test(file))
    .filter((file) => !known.includes(file) && file.normalize() !== siteText(folder, 'design.yaml').at(['logo']))
    .toSorted()
    .flatMap((file) => {
      const meant = known.find((name) => mistypings(file.toLowerCase(), name) <= 2);
      // Where that is missing, both are told of as wrong.
      if (meant && isShown(folder, meant) && !existsSync(join(folder, meant))) return [];
      const place = /\.md$/i.test(file) ? 'pages/ or posts/' : /\.ya?ml$/i.test(file) ? '' : 'pictures/';
      return `${file}: nothing reads this file. ${meant ? `Did you mean ${meant}?` : place ? `Put it into ${place}, or take it out.` : 'Take it out.'}`;
    });
}

/** Folders of the site's own, and what a program writes there. */
const folders = /^(?:files|media|pages|pictures|policies|posts|schemas|words|node_modules|\..*)$/;

const strayFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !folders.test(entry.name))
    .map(({ name }) => `${name}/: nothing reads this folder. Take it out.`);

/** A sentence for each page that search engines are told to leave out, besides those that always are. */
export function hidden(folder: string): string[] {
  if (folder === sampleFolder) return [];
  const text = siteText(folder, 'pages.yaml');
  return Object.entries(pagesIn(folder)).flatMap(([path, page], index) => {
    const kind = rows.find((row) => row.path === path)?.kind;
    return 'template' in page && kind !== 'not-found' && kind !== 'design-system'
      ? `${text.place([index, 'template'])}: search engines and the site map leave ${path} out, and it offers a newsletter, as the sample’s layouts do. Take out “template: yes” when its words are yours.`
      : [];
  });
}

function has(folder: string, file: string, at?: string): boolean {
  if (!file.endsWith('.yaml')) return globSync(`${file}/*.md`, { cwd: folder }).length > 0;
  const { content } = siteText(folder, file);
  const entries = at ? (Object(content) as Record<string, unknown>)[at] : content;
  return Array.isArray(entries) && entries.length > 0;
}

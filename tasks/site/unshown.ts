/** What the owner has written that no page of the site shows. */
import { globSync } from 'node:fs';

import { rows, type Kind } from '../../src/route-rows.ts';
import { siteText } from './entries.ts';

const lists: readonly { file: string; what: string; kinds: readonly Kind[]; at?: string }[] = [
  // Posts and classes name people, too.
  {
    file: 'people.yaml',
    what: 'people',
    kinds: ['teachers', 'teacher-details', 'about-team', 'class-details', 'post'],
  },
  { file: 'events.yaml', what: 'events', kinds: ['events', 'event-details'] },
  { file: 'classes.yaml', what: 'classes', kinds: ['classes', 'class-details'], at: 'classes' },
  { file: 'posts', what: 'posts', kinds: ['blog', 'post'] },
];

/** A sentence for each file or folder. */
export function unshown(folder: string): string[] {
  const pages = Object(siteText(folder, 'pages.yaml').content) as object;
  return lists.flatMap(({ file, what, kinds, at }) => {
    const paths = kinds.flatMap((kind) => rows.filter((row) => row.kind === kind)).map(({ path }) => path);
    if (paths.some((path) => path in pages) || !has(folder, file, at)) return [];
    return [`${file}: no page shows your ${what}. Put ${paths[0]!} into pages.yaml, or take them out.`];
  });
}

function has(folder: string, file: string, at?: string): boolean {
  if (!file.endsWith('.yaml')) return globSync(`${file}/*.md`, { cwd: folder }).length > 0;
  const { content } = siteText(folder, file);
  const entries = at ? (Object(content) as Record<string, unknown>)[at] : content;
  return Array.isArray(entries) && entries.length > 0;
}

/** What the owner has written that no page of the site shows. */
import { globSync } from 'node:fs';

import { rows, type Kind, type Path } from '../../src/route-rows.ts';
import { siteText } from './entries.ts';

const lists: readonly { file: string; what: string; put: Path; kinds: readonly Kind[]; at?: string }[] = [
  // Posts and classes name people, too.
  {
    file: 'people.yaml',
    what: 'people',
    put: '/teachers',
    kinds: ['teachers', 'teacher-details', 'about-team', 'class-details', 'post'],
  },
  { file: 'events.yaml', what: 'events', put: '/event', kinds: ['events', 'event-details'] },
  { file: 'classes.yaml', what: 'classes', put: '/classes', kinds: ['classes', 'class-details'], at: 'classes' },
  { file: 'posts', what: 'posts', put: '/blog-grid', kinds: ['blog', 'post'] },
];

/** A sentence for each file or folder. */
export function unshown(folder: string): string[] {
  const pages = Object(siteText(folder, 'pages.yaml').content) as object;
  const isOn = (kinds: readonly Kind[]) => rows.some(({ path, kind }) => kinds.includes(kind) && path in pages);
  return lists
    .filter(({ file, kinds, at }) => !isOn(kinds) && has(folder, file, at))
    .map(({ file, what, put }) => `${file}: no page shows your ${what}. Put ${put} into pages.yaml, or take them out.`);
}

function has(folder: string, file: string, at?: string): boolean {
  if (!file.endsWith('.yaml')) return globSync(`${file}/*.md`, { cwd: folder }).length > 0;
  const { content } = siteText(folder, file);
  const entries = at ? (Object(content) as Record<string, unknown>)[at] : content;
  return Array.isArray(entries) && entries.length > 0;
}

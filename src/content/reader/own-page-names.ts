/** What stands in pages/ of the owner's folder: each file of Markdown is a page of the site. Opens no file. */
import { join, parse } from 'node:path';

import { rows, type Path } from '#route-rows.ts';

import { filesOf } from './own-files.ts';
import { siteFolder } from './site-folder.ts';

/** The names of the files, with their endings. */
export const ownPageFiles = (folder = siteFolder): string[] => filesOf(join(folder, 'pages'));

/** The address of `pages/handbook.md`: of the site as any other, though no row of the table has it. */
export const ownPath = (file: string) => `/${parse(file).name}` as Path;

/** The addresses of the owner's own pages. */
export const ownPaths = (folder = siteFolder): Path[] =>
  ownPageFiles(folder)
    .filter((file) => file.endsWith('.md'))
    .map(ownPath);

/** What a link within the site can lead to, without a query or a part of a page. */
export const knownPaths = (): Path[] => [...rows.map(({ path }) => path), ...ownPaths()];

/** The path of a link. */
export const pathOf = (link: string): string => link.replace(/[?#].*/, '');

/** Keeps a build from putting one daycare's site in the place of another's. */
import { isAbsolute, join, relative, sep } from 'node:path';

import { siteFolder } from '../../src/content/reader/site-folder.ts';
import { provider } from '../../src/content/site/provider.ts';
import { daycareIn } from '../built-daycare.ts';
import { root } from '../programs.ts';

/** Whose site a build is. */
export interface BuiltFrom {
  /** The short name of the daycare. */
  readonly name: string;
  readonly url: string;
  /** The owner's folder, as people write it. */
  readonly folder: string;
}

/** The daycare that is built now. */
export const builtNow: BuiltFrom = { name: provider.name, url: provider.url, folder: asWritten(siteFolder) };

/** A path from the project's folder on if it is inside, as people write it. */
function asWritten(path: string): string {
  const inside = relative(root, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside.split(sep).join('/');
}

/** Nobody misses the sample or a daycare of the tests. Whoever has made site/ itself theirs has another address there. */
const isNobodys = ({ folder, url }: BuiltFrom) =>
  folder.startsWith('tests/') || (folder === 'site' && new URL(url).hostname.endsWith('.example'));

/**
 * Why a build must not take the place of the one that is there, and what to do. A folder that has moved and an address that has changed are the same daycare's.
 * @param command that was typed, such as `npm start`
 * @param words that it was given
 */
export function whyNotReplace(
  present: BuiltFrom | undefined,
  next: BuiltFrom,
  command: string,
  words: readonly string[] = [],
): string | undefined {
  if (!present || isNobodys(present) || present.folder === next.folder) return undefined;
  if (present.url === next.url && !isNobodys(next)) return undefined;
  const typed = (more: readonly string[]) => [command, ...(more.length ? ['--', ...more] : [])].join(' ');
  return [
    `dist holds the site of ${present.name} (${present.url}), built from ${present.folder}. This would put ${next.name} (${next.url}), from ${next.folder}, in its place, so nothing was built.`,
    `- To build ${present.name}: SITE=${inShell(present.folder)} ${typed(words)}`,
    `- To put ${next.name} in its place: ${next.folder === 'site' ? '' : `SITE=${inShell(next.folder)} `}${typed([...words, '--replace'])}`,
  ].join('\n');
}

const inShell = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

/** The daycare whose site is in this folder of builds. */
export function builtBefore(dist: string): BuiltFrom | undefined {
  const { folder, letterhead } = daycareIn(join(dist, 'server')) ?? {};
  return letterhead && folder !== undefined ? { folder, name: letterhead.name, url: letterhead.url } : undefined;
}

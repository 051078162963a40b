/** What to do about a file of the owner's that is not there. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';

import { mistypings } from '#content/rules/mistypings.ts';
import { fileNames, siteFiles } from '#content/schemas/files.ts';

import { notRead } from './site-error.ts';
import { sampleFolder, siteFolder } from './site-folder.ts';

/**
 * What to do about a file that is not there: rename the one that is meant for it, or get it back.
 * @param file as in the sample's folder, which has one of each
 */
export function missing(file: string): string {
  const path = join(siteFolder, file);
  if (lstatSync(path, { throwIfNoEntry: false })) return notRead(path, 'ENOENT');
  const meant = meantFor(file);
  if (meant?.isHidden)
    return `${meant.file} is read by nothing. Rename it to ${file}. Your computer may hide the last part of its name.`;
  if (meant) return `${file} is missing in ${siteFolder}. Did you mean ${meant.file}? Rename it to ${file}.`;
  return `${file} is missing in ${siteFolder}. ${wayBack(file)}`;
}

/** What to do about a file in which nothing stands. */
export const emptied = (file: string): string => `${file} is empty. ${wayBack(file)}`;

/** From the history of the folder, if that has the file; else from the blank folder of `npm run site -- new`; a list is begun anew. */
function wayBack(file: string): string {
  // Git reads no folder of another user without that.
  const git = [[], ['-c', `safe.directory=${siteFolder}`]].find(
    (more) => spawnSync('git', [...more, '-C', siteFolder, 'cat-file', '-e', `HEAD:./${file}`]).status === 0,
  );
  if (git)
    return `Bring it back from the history of your folder: ${['git', ...git].join(' ')} -C ${siteFolder} checkout HEAD -- ${file}`;
  const blank = existsSync(join(sampleFolder, '../tasks/site/blank', file));
  const name = fileNames.find((each) => `${each}.yaml` === file);
  return !blank && name && siteFiles[name].safeParse([]).success
    ? `Write a ${file} with [] in it, and in place of that your entries when you have some.`
    : `Copy ${blank ? 'tasks/site/blank' : 'site'}/${file}, and make its words yours.`;
}

/** A file that nothing reads, with nearly the name of one that is missing; `isHidden` if only the end of the name differs, which many computers do not show. */
export function meantFor(file: string): { readonly file: string; readonly isHidden: boolean } | undefined {
  const folder = dirname(file);
  const path = join(siteFolder, folder);
  const strays = existsSync(path)
    ? readdirSync(path).filter((each) => !fileNames.some((name) => `${name}.yaml` === join(folder, each)))
    : [];
  // Programs on a computer that hides endings put one behind the name, as in facts.yaml.txt.
  const other = strays.find((each) => each.toLowerCase().startsWith(`${parse(file).name}.`));
  const meant = other ?? strays.find((each) => mistypings(each.toLowerCase(), basename(file)) <= 2);
  return meant === undefined ? undefined : { file: join(folder, meant), isHidden: other !== undefined };
}

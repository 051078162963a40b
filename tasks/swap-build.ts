/**
 * Where a build is made, and how it replaces the one that is being served. Every build has a folder of its own (dist/build-…); `dist/client` and
 * `dist/server` are links to the current one. A link is replaced by one rename, so every request finds either the whole old site or the whole new one, and
 * a build that fails changes nothing.
 */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { daycareFile } from '../src/daycare.ts';
import { daycareIn } from './built-daycare.ts';
import { isRunning } from './programs.ts';

/**
 * A page that is still open loads the hashed files of its own build, and sends letters with its letterhead: both stay for this many days after a new build has
 * replaced them.
 */
export const daysKept = 7;
/** Most files that are kept so, without their compressed copies, the most recently replaced ones. It matters only where builds are made many times a day; a build has about 230. */
export const mostKept = 700;

const links = ['server', 'client'] as const;
/** In a build's folder: the digest of what it was made from, written last. A folder without it is a build under way, or one that was interrupted. */
const stampName = '.stamp';
/** In a build's folder: the hashed files of earlier builds that it keeps, each with the time at which it was replaced. */
const replacedName = 'replaced.json';

export interface NewBuild {
  /** Folder of the files that are served. */
  readonly client: string;
  /** Folder of what runs in Node, and is served to nobody. */
  readonly server: string;
  /** Puts the build in the place of the one before it. `stamp` is a digest of what it was made from. */
  swapIn(stamp: string): void;
  /** Removes the build's folder, unless it is the one that is served. */
  discard(): void;
}

/** The stamp of the build that is served; undefined if there is none. */
export function currentStamp(dist: string): string | undefined {
  const current = currentBuild(dist);
  const file = current && join(dist, current, stampName);
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Makes an empty folder for a new build. */
export function openBuild(dist: string, now = new Date()): NewBuild {
  const name = `build-${now.getTime()}-${process.pid}`;
  const folder = join(dist, name);
  const client = join(folder, 'client');
  mkdirSync(folder, { recursive: true });
  return {
    client,
    server: join(folder, 'server'),
    swapIn(stamp) {
      const previous = currentBuild(dist);
      if (previous) {
        keepAssets(join(dist, previous), folder, now);
        keepLetterheads(join(dist, previous), folder, now);
      }
      writeFileSync(join(folder, stampName), stamp);
      for (const link of links) point(dist, link, name);
      // The build before this one stays for requests that are being answered from it.
      for (const other of readdirSync(dist))
        if (other.startsWith('build-') && ![name, previous].includes(other) && !isUnderWay(dist, other))
          rmSync(join(dist, other), { recursive: true, force: true });
    },
    discard() {
      if (currentBuild(dist) !== name) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Name of the folder that is served. */
export function currentBuild(dist: string): string | undefined {
  const found = lstatSync(join(dist, 'client'), { throwIfNoEntry: false });
  return found?.isSymbolicLink() ? dirname(readlinkSync(join(dist, 'client'))) : undefined;
}

/** Makes the link point to a build by one rename: there is no moment without it. */
function point(dist: string, link: string, build: string): void {
  const path = join(dist, link);
  // An older version of this file made a folder here in place of the link.
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
  const next = `${path}.${build}`;
  symlinkSync(join(build, link), next);
  renameSync(next, path);
}

/** A compressed copy (build/compress.ts): it stays and goes with its file. */
const copy = /\.(br|gz)$/;

/** Copies the hashed files of the previous build that the new one does not have, unless they were replaced too long ago. */
function keepAssets(previous: string, folder: string, now: Date): void {
  const [from, to] = [join(previous, 'client/assets'), join(folder, 'client/assets')];
  if (!existsSync(from)) return;
  const replaced = replacedOf(previous);
  const oldest = now.getTime() - daysKept * 86_400_000;
  const kept = readdirSync(from)
    .filter((file) => !copy.test(file) && !existsSync(join(to, file)))
    .map((file): [string, string] => [file, replaced[file] ?? now.toISOString()])
    .filter(([, since]) => Date.parse(since) >= oldest)
    .sort(([, one], [, other]) => Date.parse(other) - Date.parse(one))
    .slice(0, mostKept);
  mkdirSync(to, { recursive: true });
  for (const file of kept.flatMap(([name]) => [name, `${name}.br`, `${name}.gz`]))
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
  writeFileSync(join(folder, replacedName), JSON.stringify(Object.fromEntries(kept), null, 1));
}

function replacedOf(build: string): Record<string, string> {
  const file = join(build, replacedName);
  return existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Most former letterheads. It matters only where builds are made many times a day. */
const mostLetterheads = 20;

/** Tells the new build the letterheads of those before it, so that a letter from a page which stands open is known as the site's own. */
function keepLetterheads(previous: string, folder: string, now: Date): void {
  const [before, daycare] = [previous, folder].map((build) => daycareIn(join(build, 'server')));
  if (!before || !daycare) return;
  const oldest = now.getTime() - daysKept * 86_400_000;
  const known = new Set([JSON.stringify(daycare.letterhead)]);
  const former = [{ letterhead: before.letterhead, replaced: now.toISOString() }, ...before.former]
    .filter(({ letterhead, replaced }) => {
      const text = JSON.stringify(letterhead);
      const isNews = !known.has(text) && Date.parse(replaced) >= oldest;
      known.add(text);
      return isNews;
    })
    .slice(0, mostLetterheads);
  writeFileSync(join(folder, 'server', daycareFile), JSON.stringify({ ...daycare, former }));
}

/** Whether another process is still making the build: the name of the folder ends with the id of that process. */
function isUnderWay(dist: string, build: string): boolean {
  return !existsSync(join(dist, build, stampName)) && isRunning(Number(build.split('-').at(-1)));
}

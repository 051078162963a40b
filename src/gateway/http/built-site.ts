/** The build that is served: its pages with their policies, and whose they are. */
import { readFileSync } from 'node:fs';
import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { daycareFile, daycareSchema, type Daycare } from '#daycare.ts';
import { recordsOf, type Records } from '#forms/records.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { SettingError } from '#gateway/settings.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { fileOf } from '#route-rows.ts';

import { policyOf } from './headers.ts';

/** Beside the folder of a build's files: what runs in Node or is filled in before it is sent, and is served to nobody as it is. */
const serverFolder = '../server';
export const noticeFile = 'notice.html';
/** Renders the answers to forms without scripts. */
export const answerFile = 'answer.js';

export interface Page {
  readonly html: string;
  readonly policy: string;
}

export interface Build {
  /** Of the files that are served. */
  readonly folder: string;
  readonly daycare: Daycare;
  readonly records: Records;
  /** The present letterhead, then those that pages of builds before were made with. */
  readonly letterheads: readonly Letterhead[];
  /** Of the pages: the present one, and those of builds before. */
  readonly origins: readonly string[];
  /** The policy of a page's file; undefined if there is no such file. */
  policyFor(file: string): Promise<string | undefined>;
  /** Undefined if there is no such file. */
  read(file: string): Promise<Page | undefined>;
  /** The path of a file beside the folder. */
  serverFile(name: string): string;
}

/** Where a build says whose it is: beside its pages, or, for development and tests, elsewhere. Throws if it does not say it. */
export type ReadDaycare = (folder: string) => Daycare;

export const readDaycare: ReadDaycare = (folder) =>
  daycareSchema.parse(JSON.parse(readFileSync(join(folder, serverFolder, daycareFile), 'utf8')));

export interface BuiltSite {
  readonly folder: string;
  /** The build that was served when last asked. */
  last(): Build;
  /**
   * The build that is served now. Asked once for a request, so that a page, its policy, the words and the letters are of one build even while another takes its place.
   */
  current(): Promise<Build>;
  /** A sentence for the operator if the pages cannot be served; undefined if all is well, and in development, where they have no build. */
  trouble(): Promise<string | undefined>;
}

/**
 * @param folder of the built site, usually a link that each build replaces
 * @throws {SettingError} if no build is there
 */
export async function openBuiltSite(folder: string, read = readDaycare): Promise<BuiltSite> {
  const resolved = () => realpath(folder).catch(() => folder);
  let last: Build;
  try {
    last = buildAt(await resolved(), read);
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT';
    const why = isMissing
      ? 'has no built site'
      : 'has a site that another version of this program has built, or that this user may not read';
    throw new SettingError(`SITE_DIR is ${folder}, which ${why}. Build it first: npm run build.`);
  }
  /** A build that cannot be read is not asked for again: the one before goes on. */
  let refused = '';

  const site: BuiltSite = {
    folder,
    last: () => last,
    async current() {
      const now = await resolved();
      if (now === last.folder || now === refused) return last;
      try {
        last = buildAt(now, read);
      } catch {
        refused = now;
        console.error(`The new build in ${now} does not say whose it is, so the one before is served. Build it again.`);
      }
      return last;
    },
    async trouble() {
      const { folder: served, serverFile: besides } = await site.current();
      const needed = [fileOf({ path: '/' }), 'assets'].map((name) => join(served, name));
      const all = [...needed, besides(noticeFile), besides(answerFile)].map((path) => access(path, constants.R_OK));
      const isThere = await Promise.all(all).then(resolved, () => undefined);
      return isThere === served || read !== readDaycare
        ? undefined
        : 'The site that SITE_DIR leads to is not there, or the gateway may not read it: build it again.';
    },
  };
  return site;
}

function buildAt(folder: string, readFor: ReadDaycare): Build {
  const daycare = readFor(folder);
  const letterheads = [daycare.letterhead, ...daycare.former.map(({ letterhead }) => letterhead)];
  /** Of files that are there: made-up addresses take no memory. */
  const policies = new Map<string, { readonly changed: number; readonly policy: string }>();

  async function policyFor(file: string): Promise<string | undefined> {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = policies.get(file);
    if (known?.changed === found.ctimeMs) return known.policy;
    const policy = policyOf([await readFile(file, 'utf8')], daycare);
    policies.set(file, { changed: found.ctimeMs, policy });
    return policy;
  }

  return {
    folder,
    daycare,
    records: recordsOf(daycare),
    letterheads,
    origins: letterheads.map(({ url }) => new URL(url).origin),
    policyFor,
    async read(file) {
      const policy = await policyFor(file);
      return policy === undefined ? undefined : { html: await readFile(file, 'utf8'), policy };
    },
    serverFile: (name) => join(folder, serverFolder, name),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    build: Build;
  }
}

/** The build that is served: its pages with their policies, and whose they are. */
import { readFileSync } from 'node:fs';
import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { daycareFile, daycareSchema, type Daycare } from '#daycare.ts';
import { recordsOf } from '#forms/records.ts';
import { codeOf } from '#gateway/letters/log.ts';
import { SettingError } from '#gateway/settings.ts';
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

export type Build = ReturnType<typeof buildAt>;

/** Where a build says whose it is: beside its pages, or, for development and tests, elsewhere. Throws if it does not say it. */
export type ReadDaycare = (folder: string) => Daycare;

export const readDaycare: ReadDaycare = (folder) =>
  daycareSchema.parse(JSON.parse(readFileSync(join(folder, serverFolder, daycareFile), 'utf8')));

export type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>;

/** @param folder of the built site, usually a link that each build replaces @throws {SettingError} if no build is there */
export async function openBuiltSite(folder: string, read = readDaycare) {
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

  async function current(): Promise<Build> {
    const now = await resolved();
    if (now === last.folder || now === refused) return last;
    try {
      last = buildAt(now, read);
    } catch {
      refused = now;
      console.error(`The new build in ${now} does not say whose it is, so the one before is served. Build it again.`);
    }
    return last;
  }

  return {
    folder,
    /** The build that was served when last asked. */
    last: () => last,
    /** The build that is served now. Asked once for a request, so that a page, its policy, the words and the letters are of one build even while another takes its place. */
    current,
    /** A sentence for the operator if the pages cannot be served; undefined if all is well, and in development, where they have no build. */
    async trouble(): Promise<string | undefined> {
      if (read !== readDaycare) return undefined;
      const { folder: served, serverFile } = await current();
      const needed = [fileOf({ path: '/' }), 'assets'].map((name) => join(served, name));
      const all = [...needed, ...[noticeFile, answerFile].map(serverFile)].map((path) => access(path, constants.R_OK));
      const isThere = await Promise.all(all).then(resolved, () => undefined);
      return isThere === served
        ? undefined
        : 'The site that SITE_DIR leads to is not there, or the gateway may not read it: build it again.';
    },
  };
}

function buildAt(folder: string, readFor: ReadDaycare) {
  const daycare = readFor(folder);
  const letterheads = [daycare.letterhead, ...daycare.former.map(({ letterhead }) => letterhead)];
  /** Of files that are there: made-up addresses take no memory. */
  const policies = new Map<string, { readonly changed: number; readonly policy: string }>();

  /** The policy of a page's file; undefined if there is no such file. */
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
    /** Of the files that are served. */
    folder,
    daycare,
    records: recordsOf(daycare),
    /** The present one, then those that pages of builds before were made with. */
    letterheads,
    /** Of the pages: the present one, and those of builds before. */
    origins: letterheads.map(({ url }) => new URL(url).origin),
    policyFor,
    /** Undefined if there is no such file. */
    async read(file: string): Promise<Page | undefined> {
      const policy = await policyFor(file);
      return policy === undefined ? undefined : { html: await readFile(file, 'utf8'), policy };
    },
    /** The path of a file beside the folder. */
    serverFile: (name: string) => join(folder, serverFolder, name),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    build: Build;
  }
}

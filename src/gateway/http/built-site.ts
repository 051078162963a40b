/** Reads pages of the build that is served, with their policies. */
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { pagePolicies } from './page-policies.ts';

/** Beside the folder of a build's files: what runs in Node or is filled in before it is sent, and is served to nobody as it is. */
const serverFolder = '../server';
export const noticeFile = 'notice.html';

export interface Page {
  readonly html: string;
  readonly policy: string;
}

export type BuiltSite = ReturnType<typeof createBuiltSite>;

/**
 * @param folder of the built site
 * @param mailHost another e-mail service that the pages post to (MAIL_HOST), or empty
 */
export function createBuiltSite(folder: string, mailHost: string) {
  const policyFor = pagePolicies(mailHost);

  /** Undefined if there is no such file. */
  async function read(file: string): Promise<Page | undefined> {
    const policy = await policyFor(file);
    return policy === undefined ? undefined : { html: await readFile(file, 'utf8'), policy };
  }

  return {
    folder,
    policyFor,
    read,
    /** The build that is served now. Asked once for an answer, so that a page, its policy and its server entry are of one build even while another takes its place. */
    current: () => realpath(folder).catch(() => folder),
  };
}

export const serverFile = (build: string, name: string) => join(build, serverFolder, name);

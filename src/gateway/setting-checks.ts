/** Schemas for the values of settings. Their messages say "must be …, but is …" and never repeat a value that may contain a password. */
import { accessSync, constants, existsSync, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

import { z } from 'zod';

import { within } from '#gateway/http/networks.ts';

/** A value as an error message quotes it. A URL with an @ may contain a password. */
export function quoted(text: string): string {
  if (text.includes('@') && (text.includes(':') || text.includes('/')))
    return 'something else (not repeated here, since it may hold a password)';
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

/** A whole number between two bounds, both included. */
export const wholeNumber = (least: number, most: number) =>
  z.string().transform((text, context) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      context.addIssue(`must be a whole number from ${least} to ${most}, but is ${quoted(text)}`);
    return value;
  });

export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, {
    error: ({ input }) => `must be one of ${words.filter(Boolean).join(', ')}, but is ${quoted(String(input))}`,
  });

/** A URL. The error message is fixed, since the value may contain a password. An empty text becomes undefined. */
export const optionalUrl = (
  protocols: readonly string[],
  sentence: string,
  isRight: (url: URL) => boolean = () => true,
) =>
  z.string().transform((text, context): URL | undefined => {
    if (!text) return undefined;
    // It would end there, with the beginning of the name or password as its host, which is told to everybody.
    if (/^\w+:\/\/.*[/?#].*@/.test(text)) {
      context.addIssue('must have each / ? and # of its name or password written as %2F, %3F and %23');
      return undefined;
    }
    const url = URL.parse(text);
    try {
      if (url?.hostname && protocols.includes(url.protocol) && isRight(url) && decodeURIComponent(url.href)) return url;
      context.addIssue(sentence);
    } catch {
      context.addIssue('must have each % of its name or password written as %25');
    }
    return undefined;
  });

/** The absolute path of a folder that need not exist. */
export const folder = z.string().transform((text) => resolve(text));

/** A folder that need not exist, but must not be a file. */
export const siteFolder = folder.superRefine((path, context) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) context.addIssue(`must be a folder, but ${quoted(path)} is a file`);
});

/** A folder that exists or can be created, and can be written to. */
export const writableFolder = folder.superRefine((path, context) => {
  const problem = whyNotWritable(path);
  if (problem) context.addIssue(problem);
});

/** As `writableFolder`, and only the gateway's own account may write to it: whoever can put a file into the outbox can have anything mailed. */
export const ownFolder = writableFolder.superRefine((path, context) => {
  if (!process.geteuid || !existsSync(path)) return;
  const { mode, uid } = statSync(path);
  if (uid !== process.geteuid() || mode & 0o022)
    context.addIssue(`must be a folder that nobody else may write to (chown, chmod 700), but ${quoted(path)} is not`);
});

/** Whether a path is a folder or lies in it, as written or through links. */
export function isWithin(path: string, outer: string): boolean {
  const startsWith = (one: string, other: string) => (one + sep).startsWith(other + sep);
  return startsWith(path, outer) || startsWith(realPath(path), realPath(outer));
}

/** A path without links, of which the end need not exist. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));

/** Why a folder cannot be written to, as the rest of a sentence; undefined if it can. Creates no folder that stays. */
function whyNotWritable(path: string): string | undefined {
  const problem = (reason: string) =>
    `must be a folder that can be written to, but ${quoted(path)} cannot be used: ${reason}`;
  try {
    let parent = path;
    while (!existsSync(parent)) parent = dirname(parent);
    if (!statSync(parent).isDirectory()) return problem(`${quoted(parent)} is a file`);
    accessSync(parent, constants.W_OK | constants.X_OK);
    // Create something, since the permissions alone do not tell: nothing can be created in /proc, even by root.
    if (parent !== path) rmdirSync(mkdtempSync(join(parent, '.lantern-')));
    return undefined;
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'unknown reason';
    // A full disk is not a bad setting, and the gateway must start to deliver the letters on it.
    return ['ENOSPC', 'EDQUOT'].includes(code) ? undefined : problem(code);
  }
}

/** IP addresses and CIDR ranges, separated by commas. */
export const networks = z.string().transform((text, context) => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = parts.find((part) => !isNetwork(part));
  if (wrong !== undefined)
    context.addIssue(`must list IP addresses or CIDR ranges with commas, but holds ${quoted(wrong)}`);
  else if (spansHalf(parts))
    context.addIssue('must name your own proxies only, but spans half of the internet or more');
  return parts;
});

/** Whether a text is an address such as 10.0.0.1 or a range such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  try {
    within([text]);
    return /^[^/]+(?:\/\d+)?$/.test(text);
  } catch {
    return false;
  }
}

/** Whether half of the visitors or more would be trusted proxies and could forge their address, by one address in each /8 of IPv4 and of the IPv6 in use (2000::/3). */
function spansHalf(ranges: readonly string[]): boolean {
  const isProxy = within(ranges);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const ofIPv4 = bytes.filter((byte) => isProxy(`${byte}.85.170.85`));
  const ofIPv6 = bytes.slice(0x20, 0x40).filter((byte) => isProxy(`${byte.toString(16)}55::1`));
  return ofIPv4.length >= 128 || ofIPv6.length >= 16;
}

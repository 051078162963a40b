/** How the values of settings are checked. A check that fails says "must be …, but is …"; a value that may hold a password is not repeated. */
import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';

import { z } from 'zod';

/** A value as it is repeated in a sentence. An address with an @ may hold a password. */
export function quoted(text: string): string {
  if (text.includes('@') && (text.includes(':') || text.includes('/')))
    return 'something else (not repeated here, since it may hold a password)';
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

/** A whole number between two bounds, both included. */
export const whole = (least: number, most: number) =>
  z.string().transform((text, context) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      context.addIssue(`must be a whole number from ${least} to ${most}, but is ${quoted(text)}`);
    return value;
  });

/** One of some words. */
export const choice = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, {
    error: ({ input }) => `must be one of ${words.filter(Boolean).join(', ')}, but is ${quoted(String(input))}`,
  });

/** A URL that may hold a password: the sentence about a bad one never repeats it. Empty is undefined. */
export const address = (protocols: readonly string[], sentence: string, isRight: (url: URL) => boolean = () => true) =>
  z.string().transform((text, context): URL | undefined => {
    if (!text) return undefined;
    const url = URL.parse(text);
    if (url && protocols.includes(url.protocol) && url.hostname && isRight(url)) return url;
    context.addIssue(sentence);
    return undefined;
  });

/** A folder that need not be there. */
export const folder = z.string().transform((text) => resolve(text));

/** A folder that need not be there, but if something is there it is a folder. */
export const siteFolder = folder.superRefine((path, context) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) context.addIssue(`must be a folder, but ${quoted(path)} is a file`);
});

/** A folder that can be made, and written to. */
export const writableFolder = folder.superRefine((path, context) => {
  const problem = whyNotWritable(path);
  if (problem) context.addIssue(problem);
});

/** Why letters cannot be put into a folder, as the rest of a sentence; undefined if they can. A folder that is not there yet is not left behind. */
function whyNotWritable(path: string): string | undefined {
  const problem = (reason: string) =>
    `must be a folder that can be written to, but ${quoted(path)} cannot be used: ${reason}`;
  try {
    let parent = path;
    while (!existsSync(parent)) parent = dirname(parent);
    if (!statSync(parent).isDirectory()) return problem(`${quoted(parent)} is a file`);
    accessSync(parent, constants.W_OK | constants.X_OK);
    // To make something tells more than to ask: nothing can be made in /proc, even by root.
    if (parent !== path) rmdirSync(mkdtempSync(join(parent, '.lantern-')));
    return undefined;
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'unknown reason';
    // A full disk is no mistake of the settings: what waits there must still be delivered.
    return ['ENOSPC', 'EDQUOT'].includes(code) ? undefined : problem(code);
  }
}

/** IP addresses and CIDR ranges with commas. */
export const networks = z.string().transform((text, context) => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = parts.find((part) => !isNetwork(part));
  if (wrong !== undefined)
    context.addIssue(`must list IP addresses or CIDR ranges with commas, but holds ${quoted(wrong)}`);
  return parts;
});

/** An address such as 10.0.0.1, or a range such as 10.0.0.0/8. A range of everything would let any visitor name himself. */
function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const version = isIP(ip);
  if (!version || rest.length) return false;
  if (bits === undefined) return true;
  if (!/^[1-9]\d{0,2}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(ip, Number(bits), version === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

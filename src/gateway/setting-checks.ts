/** What the values of settings must be. No message repeats a value, which may hold a password. */
import { accessSync, constants, existsSync, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { unescape } from 'node:querystring';

import { z } from 'zod';

import { isAddress } from '#mail/address.ts';

const path = z.string().transform((text) => resolve(text));
export const text = (preset: string) => z.string().default(preset);
export const file = path.optional();
/** The absolute path of a folder that need not exist. */
export const folder = (preset: string) => path.prefault(preset);
/** A folder that can be written to by the gateway's own account, and by no other: whoever can put a file into the outbox can have anything mailed. */
export const ownFolder = (preset: string) =>
  folder(preset).superRefine((name, context) => {
    const { mode = 0, uid = process.geteuid?.() } = statSync(name, { throwIfNoEntry: false }) ?? {};
    const isOthers = process.geteuid && (uid !== process.geteuid() || (mode & 0o022) > 0);
    const others = isOthers ? 'must be a folder that nobody else may write to (chown, chmod 700)' : undefined;
    const problem = whyNotWritable(name) ?? others;
    if (problem) context.addIssue(problem);
  });

/** Why nothing can be written to a folder that exists or is to be created; undefined if it can. Creates no folder that stays. */
export function whyNotWritable(name: string): string | undefined {
  try {
    let parent = name;
    while (!existsSync(parent)) parent = dirname(parent);
    accessSync(`${parent}/.`, constants.W_OK | constants.X_OK);
    // Create something, since the permissions alone do not tell: nothing can be created in /proc, even by root.
    if (parent !== name) rmdirSync(mkdtempSync(join(parent, '.lantern-')));
    return undefined;
  } catch (error) {
    const { code = 'unknown reason' } = error as { code?: string };
    // A full disk is not a bad setting, and the gateway must start to deliver the letters on it.
    return ['ENOSPC', 'EDQUOT'].includes(code) ? undefined : `must be a folder that can be written to (${code})`;
  }
}

/** Whether a path is a folder or lies in it, as written or through links. */
export const isWithin = (name: string, outer: string): boolean =>
  [(one: string) => one, realPath].some((real) => (real(name) + sep).startsWith(real(outer) + sep));

/** A path without links, of which the end need not exist. */
const realPath = (name: string): string =>
  existsSync(name) ? realpathSync(name) : join(realPath(dirname(name)), basename(name));

export function whole(least: number, most: number, preset: string) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int({ error, abort: true }).gte(least, error).lte(most, error).prefault(preset);
}

/** A URL with a password. Without its first check it would end inside of that, with the beginning of the name or password as its host, which is told to everybody. */
function server(protocol: RegExp, examples: string, pathname = /^/) {
  const error = `must look like ${examples}`;
  const signs = 'must have each / ? # and % of its name or password written as %2F, %3F, %23 and %25';
  return z
    .string()
    .regex(/^(?!\w+:\/\/.*[/?#].*@)(?:[^%]|%[\da-f]{2})*$/i, signs)
    .pipe(z.url({ protocol, hostname: /./, error }))
    .refine((given) => !unescape(given).includes('\uFFFD'), signs)
    .transform((given) => new URL(given))
    .refine((url) => pathname.test(url.pathname), error)
    .optional();
}

export const smtpUrl = server(/^smtps?$/, 'smtps://name:password@smtp.example.com:465 or smtp://host:587');
export const redisUrl = server(
  /^rediss?$/,
  'redis://:password@10.0.0.5:6379 or rediss://host:6379',
  /^(?:\/\d{0,2})?$/,
);

/** Whether a range can be somebody's own: who is in it may say who the visitor is. */
const isNarrow = (range: string) => {
  const [start = '', bits = '128'] = range.split('/');
  return Number(bits) >= (start.startsWith('::ffff:') ? 104 : isIPv6(start) ? 7 : 8);
};
const anyRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be an IP address or a CIDR range');
const narrow = 'must name your own proxies only, each range no wider than 10.0.0.0/8 or fc00::/7';
export const networks = z
  .string()
  .transform((given) => given.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(anyRange))
  .refine((all) => all.every(isNarrow), narrow)
  .prefault('');

export const yes = z.stringbool({ truthy: ['yes'], falsy: ['no'], error: 'must be yes or no' }).prefault('no');
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export const logLevel = z.enum(levels, `must be one of ${levels.join(', ')}`).default('info');
export const address = z.string().refine(isAddress, 'must be one plain e-mail address').optional();
const isOrigin = (given: string) => /^https?:/.test(given) && URL.parse(given)?.origin === given;
export const origin = z.string().refine(isOrigin, 'must be one origin such as https://www.example.com').optional();

/** What the values of settings must be. No message repeats a value, which may hold a password. */
import { accessSync, constants, existsSync, mkdtempSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { basename, dirname, join, resolve, sep } from 'node:path';

import { z } from 'zod';

import { isAddress } from '#mail/address.ts';

/** The absolute path of a folder that need not exist. */
export const folder = (preset: string) =>
  z
    .string()
    .transform((text) => resolve(text))
    .prefault(preset);

/** A folder that can be written to by the gateway's own account, and by no other: whoever can put a file into the outbox can have anything mailed. */
export const ownFolder = (preset: string) =>
  folder(preset).superRefine((path, context) => {
    const problem =
      whyNotWritable(path) ??
      (isOthers(path) ? 'must be a folder that nobody else may write to (chown, chmod 700)' : undefined);
    if (problem) context.addIssue(problem);
  });

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;

function isOthers(path: string): boolean {
  if (!process.geteuid || !existsSync(path)) return false;
  const { mode, uid } = statSync(path);
  return uid !== process.geteuid() || (mode & 0o022) > 0;
}

/** Why nothing can be written to a folder that exists or is to be created; undefined if it can. Creates no folder that stays. */
export function whyNotWritable(path: string): string | undefined {
  try {
    let parent = path;
    while (!existsSync(parent)) parent = dirname(parent);
    accessSync(`${parent}/.`, constants.W_OK | constants.X_OK);
    // Create something, since the permissions alone do not tell: nothing can be created in /proc, even by root.
    if (parent !== path) rmdirSync(mkdtempSync(join(parent, '.lantern-')));
    return undefined;
  } catch (error) {
    const { code = 'unknown reason' } = error as { code?: string };
    // A full disk is not a bad setting, and the gateway must start to deliver the letters on it.
    return ['ENOSPC', 'EDQUOT'].includes(code) ? undefined : `must be a folder that can be written to (${code})`;
  }
}

/** Whether a path is a folder or lies in it, as written or through links. */
export function isWithin(path: string, outer: string): boolean {
  const startsWith = (one: string, other: string) => (one + sep).startsWith(other + sep);
  return startsWith(path, outer) || startsWith(realPath(path), realPath(outer));
}

/** A path without links, of which the end need not exist. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));

export const whole = (least: number, most: number, preset: string) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce
    .number(error)
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, error)
    .prefault(preset);
};

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** A URL with a password. Without its first check it would end inside of that, with the beginning of the name or password as its host, which is told to everybody. */
const server = (protocol: RegExp, examples: string, path = /^/) => {
  const error = `must look like ${examples}`;
  const sign = 'must have each / ? and # of its name or password written as %2F, %3F and %23';
  return z
    .string()
    .regex(/^(?!\w+:\/\/.*[/?#].*@)/, sign)
    .pipe(z.url({ protocol, hostname: /./, error }))
    .refine(isDecodable, 'must have each % of its name or password written as %25')
    .transform((text) => new URL(text))
    .refine(({ pathname }) => path.test(pathname), error)
    .optional();
};

/** Whether a range can be somebody's own: as wide as 10.0.0.0/8, the same as IPv6, or fc00::/7. Who is in it may say who the visitor is. */
const isNarrow = (range: string) => {
  const [address = '', bits = '128'] = range.split('/');
  return Number(bits) >= (address.startsWith('::ffff:') ? 104 : isIPv6(address) ? 7 : 8);
};
const anyRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be an IP address or a CIDR range');
export const networks = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(anyRange))
  .refine(
    (all) => all.every(isNarrow),
    'must name your own proxies only, each range no wider than 10.0.0.0/8 or fc00::/7',
  )
  .prefault('');

export const yes = z
  .enum(['yes', 'no'], 'must be yes or no')
  .transform((word) => word === 'yes')
  .prefault('no');
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export const logLevel = z.enum(levels, `must be one of ${levels.join(', ')}`).default('info');
export const siteFolder = folder('dist/client').refine((path) => !isFile(path), 'must be a folder, and is a file');
export const text = (preset: string) => z.string().default(preset);
export const file = z
  .string()
  .transform((path) => resolve(path))
  .optional();
export const address = z.string().refine(isAddress, 'must be one plain e-mail address').optional();
const isOrigin = (given: string) => /^https?:/.test(given) && URL.parse(given)?.origin === given;
export const origin = z.string().refine(isOrigin, 'must be one origin such as https://www.example.com').optional();
const isService = (given: string) => isOrigin(/^https?:\/\/[^/]*/.exec(given)?.[0] ?? '') && !/[?#\s]|\/$/.test(given);
export const service = z
  .string()
  .refine(isService, 'must be an address such as https://mail.example.com, without a slash at its end')
  .default('');
export const day = z.iso.date('must be a day such as 2027-04-01').optional();
export const smtpUrl = server(/^smtps?$/, 'smtps://name:password@smtp.example.com:465 or smtp://host:587');
export const redisUrl = server(
  /^rediss?$/,
  'redis://:password@10.0.0.5:6379 or rediss://host:6379',
  /^(?:\/\d{0,2})?$/,
);

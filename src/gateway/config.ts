/** The gateway's settings: read from the environment once, checked, and refused with a sentence that names the variable and the reason. */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';

import { isAddress } from '#mail/address.ts';

import { SettingError, settings, type SettingName } from './settings.ts';

export interface Config {
  port: number;
  host: string;
  siteDir: string;
  mailboxDir: string;
  outboxDir: string;
  /** Undefined: mail goes to the mailbox folder. */
  smtp: URL | undefined;
  /** Undefined: the gateway counts and remembers for itself. */
  redis: URL | undefined;
  /** Undefined: the provider's own address. */
  mailFrom: string | undefined;
  rateMax: number;
  rateMinutes: number;
  rateAll: number;
  plainMax: number;
  maxConnections: number;
  /** Bytes. */
  bodyLimit: number;
  trustedProxy: string[];
  /** Origin of the site when it stands on another host. */
  allowedOrigin: string | undefined;
  isHttpsOnly: boolean;
  /** Where the pages post to, if the build was told so; a setting of the build. */
  mailHost: string;
  logLevel: string;
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** Reads and checks all settings. Throws a SettingError for the first bad one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = (name: SettingName) =>
    environment[name]?.trim() || (settings.find((setting) => setting.name === name)?.fallback ?? '');

  const whole = (name: SettingName, least: number, most: number) => {
    const text = read(name);
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new SettingError(name, `must be a whole number from ${least} to ${most}, but is "${text}"`);
    return value;
  };

  const logLevel = read('LOG_LEVEL');
  if (!levels.includes(logLevel))
    throw new SettingError('LOG_LEVEL', `must be one of ${levels.join(', ')}, but is "${logLevel}"`);

  const mailFrom = read('MAIL_FROM') || undefined;
  if (mailFrom && !isAddress(mailFrom))
    throw new SettingError('MAIL_FROM', `must be one plain e-mail address, but is "${mailFrom}"`);

  const httpsOnly = read('HTTPS_ONLY');
  if (!['', 'yes', 'no'].includes(httpsOnly))
    throw new SettingError('HTTPS_ONLY', `must be yes or no, but is "${httpsOnly}"`);

  return {
    port: whole('PORT', 0, 65_535),
    host: read('HOST'),
    siteDir: resolve(read('SITE_DIR')),
    mailboxDir: resolve(read('MAILBOX_DIR')),
    outboxDir: resolve(read('OUTBOX_DIR')),
    smtp: smtpOf(read('SMTP_URL')),
    redis: redisOf(read('REDIS_URL')),
    mailFrom,
    rateMax: whole('RATE_MAX', 1, 100_000),
    rateMinutes: whole('RATE_MINUTES', 1, 1_440),
    rateAll: whole('RATE_ALL', 1, 1_000_000),
    plainMax: whole('PLAIN_MAX', 1, 100_000),
    bodyLimit: whole('BODY_LIMIT', 1_024, 1_048_576),
    trustedProxy: proxiesOf(read('TRUSTED_PROXY')),
    maxConnections: whole('MAX_CONNECTIONS', 8, 100_000),
    allowedOrigin: originOf(read('ALLOWED_ORIGIN')),
    isHttpsOnly: httpsOnly === 'yes',
    mailHost: environment['MAIL_HOST']?.trim() ?? '',
    logLevel,
  };
}

/** The address of the mail server. Its text may hold a password, so no message repeats it. */
function smtpOf(text: string): URL | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname)
    throw new SettingError('SMTP_URL', 'must look like smtps://name:password@smtp.example.com:465 or smtp://host:587');
  return url;
}

/** As with the mail server, no message repeats it. */
function redisOf(text: string): URL | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || !url.hostname || !/^(?:\/\d{0,2})?$/.test(url.pathname))
    throw new SettingError('REDIS_URL', 'must look like redis://:password@10.0.0.5:6379 or rediss://host:6379');
  return url;
}

function originOf(text: string): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== text)
    throw new SettingError('ALLOWED_ORIGIN', `must be one origin such as https://www.example.com, but is "${text}"`);
  return text;
}

function proxiesOf(text: string): string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong !== undefined)
    throw new SettingError('TRUSTED_PROXY', `must list IP addresses or CIDR ranges with commas, but holds "${wrong}"`);
  return proxies;
}

/** An address such as 10.0.0.1, or a range such as 10.0.0.0/8. A range of everything would let any visitor name himself. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (!version || rest.length) return false;
  if (bits === undefined) return true;
  if (!/^[1-9]\d{0,2}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), version === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

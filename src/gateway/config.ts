/** The gateway's settings: read from the environment once, checked, and refused with a sentence that names the variable and the reason. */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';

import { isAddress } from '#mail/address.ts';

export interface Config {
  port: number;
  host: string;
  siteDir: string;
  mailboxDir: string;
  outboxDir: string;
  /** Undefined: mail goes to the mailbox folder. */
  smtp: URL | undefined;
  /** Undefined: the provider's own address. */
  mailFrom: string | undefined;
  rateMax: number;
  rateMinutes: number;
  /** Bytes. */
  bodyLimit: number;
  trustedProxy: string[];
  logLevel: string;
}

export interface Setting {
  readonly name: string;
  /** Used when the variable is unset or empty; empty means off. */
  readonly fallback: string;
  readonly meaning: string;
}

/** Every setting; the README's table is checked against this one. */
export const settings = [
  { name: 'PORT', fallback: '4000', meaning: 'Port to listen on; 0 takes a free one.' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 is every network of the machine.' },
  { name: 'SITE_DIR', fallback: 'dist/client', meaning: 'Folder of the built site.' },
  {
    name: 'MAILBOX_DIR',
    fallback: 'mailbox',
    meaning: 'Folder that mail is put into, one .eml file a letter, while SMTP_URL is unset.',
  },
  { name: 'OUTBOX_DIR', fallback: 'outbox', meaning: 'Folder where letters wait until they are delivered.' },
  {
    name: 'SMTP_URL',
    fallback: '',
    meaning: 'Mail server, such as smtps://name:password@smtp.example.com; unset means the mailbox folder.',
  },
  {
    name: 'MAIL_FROM',
    fallback: '',
    meaning: "Sender's address of all mail, if the mail server does not let the provider's own address send.",
  },
  { name: 'RATE_MAX', fallback: '20', meaning: 'Messages that one visitor may send in RATE_MINUTES.' },
  { name: 'RATE_MINUTES', fallback: '10', meaning: 'Minutes that RATE_MAX counts over.' },
  { name: 'BODY_LIMIT', fallback: '65536', meaning: 'Largest message, in bytes.' },
  {
    name: 'TRUSTED_PROXY',
    fallback: '',
    meaning: 'Addresses or CIDR ranges of your own proxies, with commas; only they may say who the visitor is.',
  },
  { name: 'LOG_LEVEL', fallback: 'info', meaning: 'How much is logged: fatal, error, warn, info, debug or silent.' },
] as const satisfies readonly Setting[];

type Name = (typeof settings)[number]['name'];

/** A setting that the gateway cannot start with. The message is one sentence for the person who set it. */
export class SettingError extends Error {
  constructor(name: Name, reason: string) {
    super(`${name} ${reason}.`);
    this.name = 'SettingError';
  }
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** Reads and checks all settings. Throws a SettingError for the first bad one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = (name: Name) =>
    environment[name]?.trim() || (settings.find((setting) => setting.name === name)?.fallback ?? '');

  const whole = (name: Name, least: number, most: number) => {
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

  return {
    port: whole('PORT', 0, 65_535),
    host: read('HOST'),
    siteDir: resolve(read('SITE_DIR')),
    mailboxDir: resolve(read('MAILBOX_DIR')),
    outboxDir: resolve(read('OUTBOX_DIR')),
    smtp: smtpOf(read('SMTP_URL')),
    mailFrom,
    rateMax: whole('RATE_MAX', 1, 100_000),
    rateMinutes: whole('RATE_MINUTES', 1, 1_440),
    bodyLimit: whole('BODY_LIMIT', 1_024, 1_048_576),
    trustedProxy: proxiesOf(read('TRUSTED_PROXY')),
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

/** All settings. Reading them, the messages about bad values and the table in docs/settings.md use these rows. */
import { resolve } from 'node:path';

import { z } from 'zod';

import { isAddress } from '#mail/address.ts';

import { type Setting, setting } from './read-settings.ts';
import { folder, networks, oneOf, optionalUrl, ownFolder, quoted, siteFolder, wholeNumber } from './setting-checks.ts';

/** The gateway's settings, by the name that the code reads them by. */
export const settings = {
  port: setting('PORT', '4000', 'Port to listen on; 0 takes a free one.', wholeNumber(0, 65_535)),
  host: setting('HOST', '127.0.0.1', 'Address to listen on; 0.0.0.0 is every network of the machine.', z.string()),
  siteDir: setting('SITE_DIR', 'dist/client', 'Folder of the built site.', siteFolder),
  mailboxDir: setting(
    'MAILBOX_DIR',
    'mailbox',
    'Folder that mail is put into, one .eml file a letter, while SMTP_URL is unset; outside SITE_DIR and OUTBOX_DIR.',
    folder,
  ),
  outboxDir: setting(
    'OUTBOX_DIR',
    'outbox',
    'Private folder of waiting letters, on a disk of this machine and outside SITE_DIR.',
    ownFolder,
  ),
  smtp: setting(
    'SMTP_URL',
    '',
    'Mail server, such as smtps://name:password@smtp.example.com; unset means the mailbox folder.',
    optionalUrl(['smtp:', 'smtps:'], 'must look like smtps://name:password@smtp.example.com:465 or smtp://host:587'),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    '',
    "Sender's address of all mail, if the mail server does not let the provider's own address send.",
    z.string().transform((text, context) => {
      if (text && !isAddress(text)) context.addIssue(`must be one plain e-mail address, but is ${quoted(text)}`);
      return text || undefined;
    }),
  ),
  redis: setting(
    'REDIS_URL',
    '',
    'Redis or Valkey that several gateways count and remember in together, such as redis://:password@10.0.0.5:6379; unset means each for itself.',
    optionalUrl(
      ['redis:', 'rediss:'],
      'must look like redis://:password@10.0.0.5:6379 or rediss://host:6379',
      ({ pathname }) => /^(?:\/\d{0,2})?$/.test(pathname),
    ),
  ),
  rateMax: setting('RATE_MAX', '20', 'Messages that one visitor may send in RATE_MINUTES.', wholeNumber(1, 100_000)),
  rateMinutes: setting('RATE_MINUTES', '10', 'Minutes that RATE_MAX counts over.', wholeNumber(1, 1_440)),
  rateAll: setting(
    'RATE_ALL',
    '600',
    'Messages that all visitors together may send in RATE_MINUTES. Only stored ones count; from half of it on, the browser is asked for a spam check, and each visitor without scripts may send two, all of them together half as many again.',
    wholeNumber(1, 1_000_000),
  ),
  plainMax: setting(
    'PLAIN_MAX',
    '5',
    'Messages without a spam check (comments, newsletter, template forms without scripts) that one visitor may send in RATE_MINUTES; two, once all together have sent twice as many.',
    wholeNumber(1, 100_000),
  ),
  bodyLimit: setting('BODY_LIMIT', '65536', 'Largest message, in bytes.', wholeNumber(1_024, 1_048_576)),
  maxConnections: setting(
    'MAX_CONNECTIONS',
    '1024',
    'Open connections in all; one visitor may hold an eighth of them.',
    wholeNumber(8, 100_000),
  ),
  trustedProxy: setting(
    'TRUSTED_PROXY',
    '',
    'Addresses or CIDR ranges of your own proxies, with commas; only they may say who the visitor is.',
    networks,
  ),
  allowedOrigin: setting(
    'ALLOWED_ORIGIN',
    '',
    'Origin of the site when its files stand on another host, such as https://www.example.com; no other site may post here.',
    z.string().transform((text, context) => {
      const url = URL.parse(text);
      if (text && (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== text))
        context.addIssue(`must be one origin such as https://www.example.com, but is ${quoted(text)}`);
      return text || undefined;
    }),
  ),
  isHttpsOnly: setting(
    'HTTPS_ONLY',
    '',
    'Set to yes if visitors come over HTTPS only: browsers are then told to keep to it (a trusted proxy may also say so for each request).',
    oneOf(['', 'yes', 'no']).transform((text) => text === 'yes'),
  ),
  nightFile: setting(
    'NIGHT_FILE',
    '',
    'File that the nightly build touches when it has succeeded, such as dist/last-night: if that is more than two nights ago, `/api/health` says so and the provider gets one letter; unset means that nobody watches.',
    z.string().transform((text) => (text ? resolve(text) : undefined)),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'How much is logged: fatal, error, warn, info, debug or silent.',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  ),
} satisfies Record<string, Setting>;

/** Settings of the build. The gateway reads those that it needs in the built site. */
export const buildSettings = {
  site: setting(
    'SITE',
    'site',
    'At build time, and for `npm run dev`, `npm run site` and the tests: the owner’s folder, from where the command runs, such as ../little-acorns.',
    z.string(),
  ),
  mailHost: setting(
    'MAIL_HOST',
    '',
    'At build time: another e-mail service, such as https://mail.example.com, that answers `POST {MAIL_HOST}/api/sendEmail` with JSON that has a `message`: anything else counts as not sent; unset is the site’s own gateway.',
    z.string().transform((text, context) => {
      const url = URL.parse(text);
      if (
        text &&
        (!url || !['http:', 'https:'].includes(url.protocol) || url.origin + url.pathname.replace(/\/$/, '') !== text)
      )
        context.addIssue(
          `must be an address such as https://mail.example.com, without a slash at its end, but is ${quoted(text)}`,
        );
      return text;
    }),
  ),
  isStaticHost: setting(
    'STATIC_HOST',
    '',
    'At build time: set to yes if the files stand on a host that only serves files and cannot forward /api: forms that nothing could send there give the phone number and the e-mail address instead.',
    oneOf(['', 'yes', 'no']).transform((text) => text === 'yes'),
  ),
  today: setting(
    'TODAY',
    '',
    'At build time: the day for which the site is built, such as 2027-04-01, to see what it says then; unset is the day in Alberta.',
    z.string().refine((text) => !text || z.iso.date().safeParse(text).success, {
      error: ({ input }) => `must be a day such as 2027-04-01, but is ${quoted(String(input))}`,
    }),
  ),
} satisfies Record<string, Setting>;

/** Settings of the commands for developers. */
export const developmentSettings = {
  gatewayPort: setting(
    'GATEWAY_PORT',
    '4001',
    'For `npm run dev`: port of the gateway beside Vite.',
    wholeNumber(0, 65_535),
  ),
  chromiumPath: setting(
    'CHROMIUM_PATH',
    '',
    'For the tests: where Chromium is, if not in its usual place.',
    z.string(),
  ),
} satisfies Record<string, Setting>;

export const allSettings: readonly Setting[] = [settings, buildSettings, developmentSettings].flatMap((group) =>
  Object.values<Setting>(group),
);

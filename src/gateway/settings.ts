/** All settings: the messages about bad ones and the table in docs/settings.md are made from these objects. */
import { z } from 'zod';

import * as is from './setting-checks.ts';

export const settings = z
  .object({
    PORT: is.whole(0, 65_535, '4000').describe('Port to listen on; 0 takes a free one.'),
    HOST: is.text('127.0.0.1').describe('Address to listen on; 0.0.0.0 is every network of the machine.'),
    SITE_DIR: is.siteFolder.describe('Folder of the built site.'),
    MAILBOX_DIR: is
      .folder('mailbox')
      .describe(
        'Folder that mail is put into, one .eml file a letter, while SMTP_URL is unset; outside SITE_DIR and OUTBOX_DIR.',
      ),
    OUTBOX_DIR: is
      .ownFolder('outbox')
      .describe('Private folder of waiting letters, on a disk of this machine and outside SITE_DIR.'),
    SMTP_URL: is.smtpUrl.describe(
      'Mail server, such as smtps://name:password@smtp.example.com; unset means the mailbox folder.',
    ),
    MAIL_FROM: is.address.describe(
      "Sender's address of all mail, if the mail server does not let the provider's own address send.",
    ),
    REDIS_URL: is.redisUrl.describe(
      'Redis or Valkey that several gateways count and remember in together, such as redis://:password@10.0.0.5:6379; unset means each for itself.',
    ),
    RATE_MAX: is.whole(1, 100_000, '20').describe('Messages that one visitor may send in RATE_MINUTES.'),
    RATE_MINUTES: is.whole(1, 1_440, '10').describe('Minutes that RATE_MAX counts over.'),
    RATE_ALL: is
      .whole(1, 1_000_000, '600')
      .describe(
        'Messages that all visitors together may send in RATE_MINUTES. Only stored ones count; from half of it on, the browser is asked for a spam check, and each visitor without scripts may send two, all of them together half as many again.',
      ),
    PLAIN_MAX: is
      .whole(1, 100_000, '5')
      .describe(
        'Messages without a spam check (comments, newsletter, template forms without scripts) that one visitor may send in RATE_MINUTES; two, once all together have sent twice as many.',
      ),
    BODY_LIMIT: is.whole(1_024, 1_048_576, '65536').describe('Largest message, in bytes.'),
    MAX_CONNECTIONS: is
      .whole(8, 100_000, '1024')
      .describe('Open connections in all; one visitor may hold an eighth of them.'),
    TRUSTED_PROXY: is.networks.describe(
      'Addresses or CIDR ranges of your own proxies, with commas; only they may say who the visitor is.',
    ),
    ALLOWED_ORIGIN: is.origin.describe(
      'Origin of the site when its files stand on another host, such as https://www.example.com; no other site may post here.',
    ),
    HTTPS_ONLY: is.yes.describe(
      'Set to yes if visitors come over HTTPS only: browsers are then told to keep to it (a trusted proxy may also say so for each request).',
    ),
    NIGHT_FILE: is.file.describe(
      'File that the nightly build touches when it has succeeded, such as dist/last-night: if that is more than two nights ago, `/api/health` says so and the provider gets one letter; unset means that nobody watches.',
    ),
    LOG_LEVEL: is.logLevel.describe('How much is logged: fatal, error, warn, info, debug or silent.'),
  })
  // Together with all other messages.
  .superRefine(
    (values, context) => {
      // The mailbox is used only without a mail server.
      const problem = values.SMTP_URL ? undefined : is.whyNotWritable(values.MAILBOX_DIR);
      if (problem) context.addIssue({ code: 'custom', path: ['MAILBOX_DIR'], message: problem });
      // Anybody may read the site's files, and in the outbox stands nothing but what the gateway writes there.
      for (const outer of ['SITE_DIR', 'OUTBOX_DIR'] as const)
        for (const inner of ['SITE_DIR', 'OUTBOX_DIR', 'MAILBOX_DIR'] as const)
          if (inner !== outer && is.isWithin(values[inner], values[outer]))
            context.addIssue({ code: 'custom', path: [inner], message: `must be outside ${outer}` });
    },
    { when: () => true },
  );
export type Settings = z.infer<typeof settings>;

/** Settings of the build. The gateway reads those that it needs in the built site. */
export const buildSettings = z.object({
  SITE: is
    .text('site')
    .describe(
      'At build time, and for `npm run dev`, `npm run site` and the tests: the owner’s folder, from where the command runs, such as ../little-acorns.',
    ),
  MAIL_HOST: is.service.describe(
    'At build time: another e-mail service, such as https://mail.example.com, that answers `POST {MAIL_HOST}/api/sendEmail` with JSON that has a `message`: anything else counts as not sent; unset is the site’s own gateway.',
  ),
  STATIC_HOST: is.yes.describe(
    'At build time: set to yes if the files stand on a host that only serves files and cannot forward /api: forms that nothing could send there give the phone number and the e-mail address instead.',
  ),
  TODAY: is.day.describe(
    'At build time: the day for which the site is built, such as 2027-04-01, to see what it says then; unset is the day in Alberta.',
  ),
});

/** Settings of the commands for developers. */
export const developmentSettings = z.object({
  GATEWAY_PORT: is.whole(0, 65_535, '4001').describe('For `npm run dev`: port of the gateway beside Vite.'),
  CHROMIUM_PATH: is.text('').describe('For the tests: where Chromium is, if not in its usual place.'),
});

/** Every setting's name with its default and meaning. */
export const described = Object.entries(
  z.toJSONSchema(z.object({ ...settings.shape, ...buildSettings.shape, ...developmentSettings.shape }), {
    io: 'input',
    unrepresentable: 'any',
  }).properties ?? {},
).map(([name, about]) => {
  const { default: preset = '', description = '' } = about as { default?: string; description?: string };
  return { name, preset, meaning: description };
});

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for settings with which the gateway or the build cannot start; the message is for the person who set them. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads settings from the environment; an empty variable counts as unset. Throws one SettingError with a sentence for every bad one. */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, environment: Environment): z.output<Schema> {
  const set = Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]);
  const { data, error } = schema.safeParse(Object.fromEntries(set));
  if (error) throw new SettingError(z.prettifyError(error));
  return data!;
}

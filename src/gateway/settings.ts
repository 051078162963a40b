/** All settings of the gateway: the messages about bad ones and the table in docs/settings.md are made from this object (the build's: tasks/every-setting.ts). */
import { z } from 'zod';

import * as is from './setting-checks.ts';

export const settings = z
  .object({
    PORT: is.whole(0, 65_535, '4000').describe('Port to listen on; 0 takes a free one.'),
    HOST: is.text('127.0.0.1').describe('Address to listen on; 0.0.0.0 is every network of the machine.'),
    SITE_DIR: is.folder('dist/client').describe('Folder of the built site.'),
    MAILBOX_DIR: is.folder('mailbox').describe('Folder of mail, an .eml file a letter, while SMTP_URL is unset.'),
    OUTBOX_DIR: is.ownFolder('outbox').describe('Private folder of waiting letters, on a disk of this machine.'),
    SMTP_URL: is.smtpUrl.describe('Mail server, such as smtps://name:password@smtp.example.com; unset: MAILBOX_DIR.'),
    MAIL_FROM: is.address.describe("Sender of all mail, if the mail server does not take the provider's own address."),
    REDIS_URL: is.redisUrl.describe('Redis or Valkey where several gateways count together; unset: each for itself.'),
    RATE_MAX: is.whole(1, 100_000, '20').describe('Messages that one visitor may send in RATE_MINUTES.'),
    RATE_MINUTES: is.whole(1, 1_440, '10').describe('Minutes that RATE_MAX counts over.'),
    RATE_ALL: is.whole(1, 1_000_000, '600').describe('Stored messages of all visitors together in RATE_MINUTES.'),
    PLAIN_MAX: is.whole(1, 100_000, '5').describe('Messages of one visitor in RATE_MINUTES without a spam check.'),
    BODY_LIMIT: is.whole(1_024, 1_048_576, '65536').describe('Largest message, in bytes.'),
    MAX_CONNECTIONS: is.whole(8, 100_000, '1024').describe('Open connections in all; an eighth of them for a visitor.'),
    TRUSTED_PROXY: is.networks.describe('Addresses or CIDR ranges, with commas, of proxies that say who a visitor is.'),
    ALLOWED_ORIGIN: is.origin.describe('Origin of the site if its files stand on another host: it may post here then.'),
    HTTPS_ONLY: is.yes.describe('yes if all visitors come over HTTPS: browsers are then told to keep to it.'),
    NIGHT_FILE: is.file.describe('File that the nightly build touches when it has succeeded, such as dist/last-night.'),
    LOG_LEVEL: is.logLevel.describe('How much is logged: fatal, error, warn, info, debug or silent.'),
  })
  // Together with all other messages.
  .superRefine(
    (values, context) => {
      const complain = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
      // The mailbox is used only without a mail server.
      const problem = values.SMTP_URL ? undefined : is.whyNotWritable(values.MAILBOX_DIR);
      if (problem) complain('MAILBOX_DIR', problem);
      // Anybody may read the site's files, and in the outbox stands nothing but what the gateway writes there.
      for (const outer of ['SITE_DIR', 'OUTBOX_DIR'] as const)
        for (const inner of ['SITE_DIR', 'OUTBOX_DIR', 'MAILBOX_DIR'] as const)
          if (inner !== outer && is.isWithin(values[inner], values[outer])) complain(inner, `must be outside ${outer}`);
    },
    { when: () => true },
  );
export type Settings = z.infer<typeof settings>;

/** Thrown for settings with which the gateway or the build cannot start; the message is for the person who set them. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads settings from the environment; an empty variable counts as unset. Throws one SettingError with a sentence for every bad one. */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const set = Object.keys(schema.shape).map((name) => [name, env[name]?.trim() || undefined]);
  const { data, error } = schema.safeParse(Object.fromEntries(set));
  if (error) throw new SettingError(z.prettifyError(error));
  return data!;
}

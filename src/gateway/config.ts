/** The gateway's settings, read from the environment once, and what the build that it serves was told. */
import { readBuildFacts } from './build-facts.ts';
import { writableFolder } from './setting-checks.ts';
import { readSettings, settings, type ValuesOf } from './settings.ts';

export type Config = ValuesOf<typeof settings> & {
  /** Another e-mail service that the pages post to (MAIL_HOST of the build); empty if they post to the gateway. */
  readonly mailHost: string;
};

/** Reads and checks all settings. Throws one SettingError that names every bad one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // Mail goes to the mailbox folder only while no mail server is named: elsewhere it need not be writable.
  const hasMailServer = Boolean(environment[settings.smtp.name]?.trim());
  const mailboxDir = hasMailServer ? settings.mailboxDir : { ...settings.mailboxDir, check: writableFolder };
  const values = readSettings({ ...settings, mailboxDir }, environment);
  return { ...values, mailHost: readBuildFacts(values.siteDir).mailHost };
}

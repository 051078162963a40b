/** The gateway's configuration: its settings from the environment. */
import { isWithin, quoted, writableFolder } from './setting-checks.ts';
import { readSettings, SettingError, type ValuesOf } from './read-settings.ts';
import { settings } from './settings.ts';

export type Config = ValuesOf<typeof settings>;

/** Reads and checks all settings. Throws one SettingError that names every bad one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // The mailbox folder is used only without a mail server, so only then must it be writable.
  const hasMailServer = Boolean(environment[settings.smtp.name]?.trim());
  const mailboxDir = hasMailServer ? settings.mailboxDir : { ...settings.mailboxDir, check: writableFolder };
  const values = readSettings({ ...settings, mailboxDir }, environment);
  // Anybody may read the site's files, and in the outbox stands nothing but what the gateway writes there.
  const reasons: Record<string, string> = {};
  for (const outer of ['siteDir', 'outboxDir'] as const)
    for (const inner of ['siteDir', 'outboxDir', 'mailboxDir'] as const)
      if (inner !== outer && isWithin(values[inner], values[outer]))
        reasons[settings[inner].name] = `must be outside ${settings[outer].name}, but is ${quoted(values[inner])}`;
  if (Object.keys(reasons).length) throw new SettingError(reasons);
  return values;
}

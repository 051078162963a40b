/** Sentences for the operator at the start: where mail goes, and what in the settings looks like a mistake. */
import { mistypings } from '#content/rules/mistypings.ts';
import { isSample } from '#content/rules/provider.ts';
import { type Letterhead } from '#mail/letterhead.ts';

import { settings, type Settings } from './settings.ts';

interface Started {
  readonly config: Pick<Settings, 'SMTP_URL' | 'REDIS_URL'>;
  readonly letterhead: Pick<Letterhead, 'name' | 'phone' | 'email'>;
  readonly mailGoesTo: string;
}

/** Ports at which a connection begins with TLS, or turns to it later: those of RFC 8314 and RFC 6409, and what mail services offer beside them. */
const tls = ['465', '2465', '8465'];
const startTls = ['25', '587', '588', '2525', '2587', '8025'];

/** One sentence each. */
export function startNotes({ config, letterhead, mailGoesTo }: Started): string[] {
  const { protocol, port = '' } = config.SMTP_URL ?? {};
  const expected = tls.includes(port) ? 'smtps:' : startTls.includes(port) ? 'smtp:' : protocol;
  const notes: [boolean, string][] = [
    [true, `Mail goes to ${mailGoesTo}.`],
    [
      expected !== protocol,
      `WARNING: SMTP_URL begins with ${protocol}//, but at port ${port} mail servers expect ${expected}//: letters wait until it is changed.`,
    ],
    [config.REDIS_URL !== undefined, `Limits and repeats are kept in the Redis at ${config.REDIS_URL?.host}.`],
    [
      config.SMTP_URL !== undefined && isSample(letterhead),
      `The provider is still the sample: nobody reads ${letterhead.email}.`,
    ],
    [
      config.SMTP_URL === undefined && !isSample(letterhead),
      `WARNING: SMTP_URL is not set, so nobody at ${letterhead.name} receives mail: it stays in that folder.`,
    ],
  ];
  return notes.filter(([isTrue]) => isTrue).map(([, sentence]) => sentence);
}

/** Prefixes that only this product's settings have. The names of the other settings resemble variables of other programs. */
const ownPrefixes = ['SMTP', 'OUTBOX', 'MAILBOX', 'TRUSTED_', 'ALLOWED_'];

/** Only one difference in a short name: with two, HOME would count as a misspelt HOST. */
const isMisspelt = (name: string, setting: string) =>
  mistypings(name, setting) <= (setting.length < 7 ? 1 : 2) ||
  (setting.includes('_') && (name.startsWith(`${setting}_`) || name.endsWith(`_${setting}`))) ||
  ownPrefixes.some((prefix) => name.startsWith(prefix) && setting.startsWith(prefix));

/** Warnings about variables that look like settings but have no effect: one sentence each, without any value. `mailHost`: what the site was built with. */
export function settingWarnings(environment: NodeJS.ProcessEnv, { mailHost }: { readonly mailHost: string }): string[] {
  const known = Object.keys(settings.shape);
  const misspelt = Object.keys(environment).flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((setting) => isMisspelt(name.toUpperCase(), setting));
    return meant ? [`WARNING: ${name} is not a setting and does nothing: was ${meant} meant?`] : [];
  });
  const isBuiltIn = [mailHost, '', undefined].includes(environment['MAIL_HOST']?.trim());
  const unbuilt = 'WARNING: MAIL_HOST does nothing here: the site was built with another one. Build it again.';
  return isBuiltIn ? misspelt : [...misspelt, unbuilt];
}

/** Warnings at the start about environment variables that look like settings but have no effect. */
import { mistypings } from '#content/rules/mistypings.ts';

import { described, type Environment } from './settings.ts';

/** Prefixes that only this product's settings have. The names of the other settings resemble variables of other programs. */
const ownPrefixes = ['SMTP', 'OUTBOX', 'MAILBOX', 'TRUSTED_', 'ALLOWED_'];

/** Warnings about variables that look like settings but have no effect: one sentence each, without any value. `mailHost`: what the site was built with. */
export function settingWarnings(environment: Environment, { mailHost }: { readonly mailHost: string }): string[] {
  const known = described.map(({ name }) => name);
  const misspelt = Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => isMisspelt(name.toUpperCase(), setting));
      return meant ? [`WARNING: ${name} is not a setting and does nothing: was ${meant} meant?`] : [];
    });
  const given = environment['MAIL_HOST']?.trim();
  const isOther = given && given !== mailHost;
  return isOther
    ? [...misspelt, 'WARNING: MAIL_HOST does nothing here: the site was built with another one. Build it again.']
    : misspelt;
}

/** Only one difference in a short name: with two, HOME would count as a misspelt HOST. */
const isMisspelt = (name: string, setting: string) =>
  mistypings(name, setting) <= (setting.length < 7 ? 1 : 2) ||
  (setting.includes('_') && (name.startsWith(`${setting}_`) || name.endsWith(`_${setting}`))) ||
  ownPrefixes.some((prefix) => name.startsWith(prefix) && setting.startsWith(prefix));

/** Warnings at the start about environment variables that look like settings but have no effect. */
import { mistypings } from '#content/rules/mistypings.ts';

import type { Daycare } from '#daycare.ts';

import { allSettings, buildSettings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Prefixes that only this product's settings have. The names of the other settings resemble variables of other programs. */
const ownPrefixes = ['SMTP', 'OUTBOX', 'MAILBOX', 'TRUSTED_', 'ALLOWED_'];

/** One sentence each, without any value. */
export const settingWarnings = (environment: Environment, daycare: Pick<Daycare, 'mailHost'>) => [
  ...misspeltSettings(environment),
  ...otherMailHost(environment, daycare),
];

/** MAIL_HOST is read by the build; given to the gateway with another value, it has no effect. */
function otherMailHost(environment: Environment, { mailHost }: Pick<Daycare, 'mailHost'>): string[] {
  const { name } = buildSettings.mailHost;
  const isOther = environment[name]?.trim() && environment[name].trim() !== mailHost;
  return isOther ? [`WARNING: ${name} does nothing here: the site was built with another one. Build it again.`] : [];
}

/** A warning for each variable whose name is nearly that of a setting. */
function misspeltSettings(environment: Environment): string[] {
  const known = allSettings.map(({ name }) => name);
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => isMisspelt(name, setting));
      return meant ? [`WARNING: ${name} is not a setting and does nothing: was ${meant} meant?`] : [];
    });
}

function isMisspelt(name: string, setting: string): boolean {
  const upper = name.toUpperCase();
  if (upper === setting) return true;
  // Only one difference in a short name: with two, HOME would count as a misspelt HOST.
  if (mistypings(upper, setting) <= (setting.length < 7 ? 1 : 2)) return true;
  const isSetInParts = setting.includes('_') && (upper.startsWith(`${setting}_`) || upper.endsWith(`_${setting}`));
  return isSetInParts || ownPrefixes.some((prefix) => upper.startsWith(prefix) && setting.startsWith(prefix));
}

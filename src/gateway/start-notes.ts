/** Sentences for the operator at the start: where mail goes, and settings that look like a mistake. */
import { isSample } from '#content/rules/provider.ts';
import type { Provider } from '#content/schemas/provider.ts';

import { type Config } from './config.ts';

interface Facts {
  readonly config: Pick<Config, 'smtp' | 'redis' | 'siteDir'>;
  readonly provider: Pick<Provider, 'name' | 'phone' | 'email'>;
  /** Where mail goes, without credentials. */
  readonly mailGoesTo: string;
  readonly hasSite: boolean;
}

/** One sentence each. */
export function startNotes({ config, provider, mailGoesTo, hasSite }: Facts): string[] {
  const notes: [boolean, string][] = [
    [true, `Mail goes to ${mailGoesTo}.`],
    [config.redis !== undefined, `Limits and repeats are kept in the Redis at ${config.redis?.host}.`],
    [!hasSite, `There is no built site in ${config.siteDir}: only /api answers.`],
    [
      config.smtp !== undefined && isSample(provider),
      `The provider is still the sample: nobody reads ${provider.email}.`,
    ],
    [
      config.smtp === undefined && !isSample(provider),
      `WARNING: SMTP_URL is not set, so nobody at ${provider.name} receives mail: it stays in that folder.`,
    ],
  ];
  return notes.filter(([isTrue]) => isTrue).map(([, sentence]) => sentence);
}

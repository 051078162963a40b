/** Sentences for the operator at the start: where mail goes, and settings that look like a mistake. */
import { isSample } from '#content/rules/provider.ts';
import { type Letterhead } from '#mail/letterhead.ts';

import { type Config } from './config.ts';

interface Facts {
  readonly config: Pick<Config, 'smtp' | 'redis'>;
  readonly letterhead: Pick<Letterhead, 'name' | 'phone' | 'email'>;
  /** Where mail goes, without credentials. */
  readonly mailGoesTo: string;
}

/** One sentence each. */
export function startNotes({ config, letterhead, mailGoesTo }: Facts): string[] {
  const notes: [boolean, string][] = [
    [true, `Mail goes to ${mailGoesTo}.`],
    [config.redis !== undefined, `Limits and repeats are kept in the Redis at ${config.redis?.host}.`],
    [
      config.smtp !== undefined && isSample(letterhead),
      `The provider is still the sample: nobody reads ${letterhead.email}.`,
    ],
    [
      config.smtp === undefined && !isSample(letterhead),
      `WARNING: SMTP_URL is not set, so nobody at ${letterhead.name} receives mail: it stays in that folder.`,
    ],
  ];
  return notes.filter(([isTrue]) => isTrue).map(([, sentence]) => sentence);
}

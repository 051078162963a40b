/** Sentences for the operator at the start: where mail goes, and settings that look like a mistake. */
import { isSample } from '#content/rules/provider.ts';
import { type Letterhead } from '#mail/letterhead.ts';

import { type Settings } from '#gateway/settings.ts';

interface Started {
  readonly config: Pick<Settings, 'SMTP_URL' | 'REDIS_URL'>;
  readonly letterhead: Pick<Letterhead, 'name' | 'phone' | 'email'>;
  /** Where mail goes, without credentials. */
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

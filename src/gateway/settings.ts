/** Every setting of the gateway by its name; the README's table is checked against this one. */
export interface Setting {
  readonly name: string;
  /** Used when the variable is unset or empty; empty means off. */
  readonly fallback: string;
  readonly meaning: string;
}

export const settings = [
  { name: 'PORT', fallback: '4000', meaning: 'Port to listen on; 0 takes a free one.' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 is every network of the machine.' },
  { name: 'SITE_DIR', fallback: 'dist/client', meaning: 'Folder of the built site.' },
  {
    name: 'MAILBOX_DIR',
    fallback: 'mailbox',
    meaning: 'Folder that mail is put into, one .eml file a letter, while SMTP_URL is unset.',
  },
  { name: 'OUTBOX_DIR', fallback: 'outbox', meaning: 'Folder where letters wait until they are delivered.' },
  {
    name: 'SMTP_URL',
    fallback: '',
    meaning: 'Mail server, such as smtps://name:password@smtp.example.com; unset means the mailbox folder.',
  },
  {
    name: 'MAIL_FROM',
    fallback: '',
    meaning: "Sender's address of all mail, if the mail server does not let the provider's own address send.",
  },
  {
    name: 'REDIS_URL',
    fallback: '',
    meaning:
      'Redis or Valkey that several gateways count and remember in together, such as redis://:password@10.0.0.5:6379; unset means each for itself.',
  },
  { name: 'RATE_MAX', fallback: '20', meaning: 'Messages that one visitor may send in RATE_MINUTES.' },
  { name: 'RATE_MINUTES', fallback: '10', meaning: 'Minutes that RATE_MAX counts over.' },
  { name: 'RATE_ALL', fallback: '600', meaning: 'Messages that all visitors together may send in RATE_MINUTES.' },
  {
    name: 'PLAIN_MAX',
    fallback: '5',
    meaning:
      'Messages without a spam check (comments, newsletter, forms without scripts) that one visitor may send in RATE_MINUTES; ten times as many from all together.',
  },
  { name: 'BODY_LIMIT', fallback: '65536', meaning: 'Largest message, in bytes.' },
  {
    name: 'MAX_CONNECTIONS',
    fallback: '1024',
    meaning: 'Open connections in all; one visitor may hold an eighth of them.',
  },
  {
    name: 'TRUSTED_PROXY',
    fallback: '',
    meaning: 'Addresses or CIDR ranges of your own proxies, with commas; only they may say who the visitor is.',
  },
  {
    name: 'ALLOWED_ORIGIN',
    fallback: '',
    meaning:
      'Origin of the site when its files stand on another host, such as https://www.example.com; no other site may post here.',
  },
  {
    name: 'HTTPS_ONLY',
    fallback: '',
    meaning:
      'Set to yes if visitors come over HTTPS only: browsers are then told to keep to it (a trusted proxy may also say so for each request).',
  },
  { name: 'LOG_LEVEL', fallback: 'info', meaning: 'How much is logged: fatal, error, warn, info, debug or silent.' },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];

/** A setting that the gateway cannot start with. The message is one sentence for the person who set it. */
export class SettingError extends Error {
  constructor(name: SettingName, reason: string) {
    super(`${name} ${reason}.`);
    this.name = 'SettingError';
  }
}

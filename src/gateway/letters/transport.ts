/** The two ways a letter leaves: into the mailbox folder (embedded default), or to a mail server. Both compose it in the same way. */
import { join } from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';

import { makeFolder, writeDurably } from './durable-files.ts';

/** A stored letter on its way. */
export interface Letter {
  readonly id: string;
  readonly kind: 'registration' | 'inquiry' | 'confirmation' | 'newsletter' | 'question' | 'teacher' | 'comment';
  /** When it was accepted, in ms. It is the letter's date however late it is delivered. */
  readonly accepted: number;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly message: string;
  readonly html?: string;
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Why a letter was not delivered. It says only codes: a server's own words may repeat an address. */
export class DeliveryError extends Error {
  /** `server`: nothing can be sent now. `letter`: this one not yet. `final`: this one never. */
  readonly scope: 'server' | 'letter' | 'final';
  readonly code: string;

  constructor(scope: DeliveryError['scope'], code: string) {
    super(code);
    this.name = 'DeliveryError';
    this.scope = scope;
    this.code = code;
  }
}

export interface Transport {
  /** Where the mail goes, for the start message; no credentials. */
  readonly where: string;
  /** Throws a DeliveryError. Delivering the same letter twice is recognisable by its Message-ID. */
  deliver(letter: Letter): Promise<void>;
}

/** Addresses are objects, never text to be parsed, and nothing is read from files or the network (pitfalls G3 to G5). */
const compose = (letter: Letter, sender: Sender): SendMailOptions => ({
  envelope: { from: sender.address, to: [letter.to] },
  from: sender,
  to: { name: '', address: letter.to },
  ...(letter.replyTo === undefined ? {} : { replyTo: { name: '', address: letter.replyTo } }),
  subject: letter.subject,
  text: letter.message,
  ...(letter.html === undefined ? {} : { html: letter.html }),
  messageId: `<${letter.id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
  date: new Date(letter.accepted),
  // No out-of-office answer to a confirmation (RFC 3834).
  ...(letter.kind === 'confirmation' ? { headers: { 'Auto-Submitted': 'auto-replied' } } : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** One .eml file a letter. The file's name comes from the letter, so a second delivery replaces the first. */
export function mailboxTransport(folder: string, sender: Sender): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    where: `the folder ${folder}`,
    async deliver(letter) {
      try {
        const { message } = await composer.sendMail(compose(letter, sender));
        await makeFolder(folder);
        const moment = new Date(letter.accepted).toISOString().replace(/[-:]/g, '');
        await writeDurably(join(folder, `${moment}-${letter.id}.eml`), message as Buffer);
      } catch (error) {
        throw new DeliveryError('server', codeOf(error));
      }
    },
  };
}

const seconds = 1_000;

/** A mail server. Between machines the connection must be encrypted, unless the address says `?ignoreTLS=true`. */
export function smtpTransport(url: URL, sender: Sender): Transport {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const mailer = createTransport({
    url: url.href,
    requireTLS: url.protocol === 'smtp:' && !isLocal && url.searchParams.get('ignoreTLS') !== 'true',
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    where: `the mail server ${url.host}`,
    async deliver(letter) {
      try {
        await mailer.sendMail(compose(letter, sender));
      } catch (error) {
        throw new DeliveryError(scopeOf(error), codeOf(error));
      }
    },
  };
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

/** Only what the server says of this recipient or this text is about the letter; a refused login or sender is a setting to be mended. */
function scopeOf(error: unknown): DeliveryError['scope'] {
  const { command, permanent, responseCode } = error as SmtpError;
  if (!responseCode || responseCode === 421 || !['RCPT TO', 'DATA'].includes(command ?? '')) return 'server';
  return permanent ? 'final' : 'letter';
}

const codeOf = (error: unknown) => {
  const { code, responseCode } = error as SmtpError;
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
};

/** Turns a letter into a mail: its headers, and the two addresses of its envelope. */
import { type SendMailOptions } from 'nodemailer';

import { type Letter } from '#gateway/letters/letter.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * The confirmation is an automatic reply: no out-of-office answer may come back to it (RFC 3834, section 3.1.7). `Precedence` is left
 * out: section 3.1.8 recommends no value of it, and filters take `bulk` for advertising.
 */
const automatic = { 'Auto-Submitted': 'auto-replied' };
/** The gateway's own notice answers nobody (RFC 3834, section 5). */
const generated = { 'Auto-Submitted': 'auto-generated' };

/**
 * Addresses are objects, never text to be parsed, and nothing is read from files or the network: no header injection, no files of this
 * machine in a mail. `from` is the envelope's sender; empty for the null sender `<>`, to which no bounce is ever sent.
 */
export const compose = (letter: Letter, sender: Sender, from: string): SendMailOptions => ({
  envelope: { from, to: [letter.to] },
  from: sender,
  to: { name: '', address: letter.to },
  ...(letter.replyTo === undefined ? {} : { replyTo: { name: '', address: letter.replyTo } }),
  subject: letter.subject,
  text: letter.message,
  ...(letter.html === undefined ? {} : { html: letter.html }),
  messageId: `<${letter.id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
  date: new Date(letter.accepted),
  ...(letter.kind === 'confirmation' ? { headers: automatic } : {}),
  ...(letter.kind === 'notice' ? { headers: generated } : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A letter, and how it is mailed: nodemailer's headers, content and envelope. */
import { type SendMailOptions } from 'nodemailer';

/** `confirmation` goes to the parent who registered; every other kind goes to the provider. `notice` is written by the gateway itself. */
export type LetterKind =
  | 'registration'
  | 'confirmation'
  | 'inquiry'
  | 'waiting-list'
  | 'newsletter'
  | 'question'
  | 'teacher'
  | 'comment'
  | 'notice';

export interface Draft {
  readonly kind: LetterKind;
  /** Of a confirmation. All others go to the provider's address at the time of delivery, whatever stands here. */
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly message: string;
  readonly html?: string;
}

export interface Letter extends Draft {
  readonly id: string;
  /** When it was accepted, in ms since 1970. It is the Date header, however late the letter is delivered. */
  readonly accepted: number;
}

export interface Sender {
  readonly name: string;
  readonly address: string;
  /** The daycare's own address, which replies reach where a letter names no other. */
  readonly replies: string;
}

export type SenderOf = () => Sender | Promise<Sender>;

/** So that no out-of-office reply comes back (RFC 3834, sections 3.1.7 and 5). No `Precedence`: spam filters treat `bulk` as advertising. */
const headersByKind: Partial<Record<LetterKind, Record<string, string>>> = {
  confirmation: { 'Auto-Submitted': 'auto-replied' },
  notice: { 'Auto-Submitted': 'auto-generated' },
};

/** Addresses are objects, since nodemailer would parse a text. `from` is the envelope's sender; empty for the null sender `<>`, to which servers send no bounce. */
export const compose = (letter: Letter, sender: Sender, from: string): SendMailOptions => ({
  envelope: { from, to: [letter.to] },
  from: sender,
  to: { name: '', address: letter.to },
  ...replyTo(letter.replyTo ?? sender.replies, sender),
  subject: letter.subject,
  text: letter.message,
  ...(letter.html === undefined ? {} : { html: letter.html }),
  messageId: `<${letter.id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
  date: new Date(letter.accepted),
  headers: headersByKind[letter.kind] ?? {},
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Replies go to From where no Reply-To says otherwise; with MAIL_FROM that may be a mailbox that nobody reads. */
const replyTo = (address: string, from: Sender) => (address === from.address ? {} : { replyTo: { name: '', address } });

import type { Message } from '#mail/contract.ts';

/** Address that opens a letter, ready filled, in the reader's own mail program. Lines end as RFC 6068 wants them. */
export const mailDraft = ({ to, subject, message }: Pick<Message, 'to' | 'subject' | 'message'>): `mailto:${string}` =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replace(/\r?\n/g, '\r\n'))}`;

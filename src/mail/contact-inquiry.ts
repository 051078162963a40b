/** The contact form's letter (REQ C20, C24): plain text only, the visitor's message first, then name, email and phone. */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { line, lines, none, writerOf } from './letter-template.ts';

export interface Inquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export function contactInquiry(letterhead: Letterhead, inquiry: Inquiry): Message {
  const [name, email, phone] = [inquiry.name, inquiry.email, inquiry.phone].map((text) => line(text) || none);
  return {
    to: letterhead.email,
    subject: `New Inquiry from ${writerOf(name)} - ${letterhead.name}`,
    message: `${lines(inquiry.message)}\n\nName: ${name}\nEmail: ${email}\nPhone: ${phone}`,
  };
}

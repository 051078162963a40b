/** The letters of two forms with the same four fields as the contact form: a question, and a message for one educator. Plain text, the visitor's message first. */
import { contactInquiry, type Inquiry } from './contact-inquiry.ts';
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { line, writerOf } from './letter-template.ts';

/** Unlike in the contact form's letter, somebody who typed 'N/A' is called that. */
const writer = ({ name }: Inquiry) => line(name) || writerOf();

export function question(letterhead: Letterhead, inquiry: Inquiry): Message {
  return {
    ...contactInquiry(letterhead, inquiry),
    subject: `New Question from ${writer(inquiry)} - ${letterhead.name}`,
  };
}

/** @param teacher the educator's name as the page shows it */
export function teacherMessage(letterhead: Letterhead, inquiry: Inquiry, teacher: string): Message {
  const { message, ...letter } = contactInquiry(letterhead, inquiry);
  const whom = line(teacher) || 'an educator';
  return {
    ...letter,
    subject: `New Message for ${whom} from ${writer(inquiry)} - ${letterhead.name}`,
    message: `${message}\nFor: ${whom}`,
  };
}

/** The letters of the two forms that ask the contact form's four things: a question, and a message for one educator. Plain text, the visitor's words first. */
import { contactInquiry, type Inquiry } from './contact-inquiry.ts';
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { line } from './paper.ts';

const writer = ({ name }: Inquiry) => line(name) || 'Website Visitor';

export function question(letterhead: Letterhead, inquiry: Inquiry): Message {
  return {
    ...contactInquiry(letterhead, inquiry),
    subject: `New Question from ${writer(inquiry)} - ${letterhead.name}`,
  };
}

/** `teacher` is the educator's name as the page says it. */
export function teacherMessage(letterhead: Letterhead, inquiry: Inquiry, teacher: string): Message {
  const { message, ...letter } = contactInquiry(letterhead, inquiry);
  const whom = line(teacher) || 'an educator';
  return {
    ...letter,
    subject: `New Message for ${whom} from ${writer(inquiry)} - ${letterhead.name}`,
    message: `${message}\nFor: ${whom}`,
  };
}

/** Shared by the contact form, Ask Questions and the message to an educator: schema (REQ C10, C33; product decision 27) and conversion to an inquiry. */
import { object, type infer as Infer } from 'zod/mini';

import { inquiryMessages as messages } from '#content/words/inquiry.ts';
import type { Inquiry } from '#mail/contact-inquiry.ts';

import { address, requiredLine, requiredText } from './check.ts';

export const inquiryFields = {
  dzName: requiredLine(messages.nameMissing),
  dzEmail: address(messages.emailMissing, messages.emailInvalid),
  dzOther: object({ Phone: requiredLine(messages.phoneMissing) }),
  dzMessage: requiredText(messages.messageBlank),
};

export const inquirySchema = object(inquiryFields);

export type InquiryValues = Infer<typeof inquirySchema>;

export const emptyInquiry: InquiryValues = { dzName: '', dzEmail: '', dzOther: { Phone: '' }, dzMessage: '' };

export const inquiryOf = ({ dzName, dzEmail, dzOther, dzMessage }: InquiryValues): Inquiry => ({
  name: dzName,
  email: dzEmail,
  phone: dzOther.Phone,
  message: dzMessage,
});

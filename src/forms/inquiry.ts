/** Shared by the contact form, Ask Questions and the message to an educator: rules (REQ C10, C33; product decision 27) and conversion to an inquiry. */
import { inquiryMessages as messages } from '#content/words/inquiry.ts';
import type { Inquiry } from '#mail/contact-inquiry.ts';

import type { Failure, Values } from './record.ts';
import { address, failuresOf, filled } from './rules.ts';

/** Properties of an inquiry by field name. */
export const inquiryParts: Readonly<Record<string, keyof Inquiry>> = {
  dzName: 'name',
  dzEmail: 'email',
  'dzOther[Phone]': 'phone',
  dzMessage: 'message',
};

const rules = {
  dzName: filled(messages.nameMissing),
  dzEmail: address(messages.emailMissing, messages.emailInvalid),
  'dzOther[Phone]': filled(messages.phoneMissing),
  dzMessage: filled(messages.messageBlank),
};

export const checkInquiry = (values: Values): readonly Failure[] => failuresOf(rules, values);

export const inquiryOf = (values: Values) =>
  Object.fromEntries(
    Object.entries(inquiryParts).map(([name, part]) => [part, values[name]?.trim() ?? '']),
  ) as unknown as Inquiry;

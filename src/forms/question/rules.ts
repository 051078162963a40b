/** When a question or a message to an educator is whole: one set of rules for the browser and the gateway. No DOM. */
import { messages } from '#content/words/template-forms.ts';
import { isAddress } from '#mail/address.ts';
import type { Inquiry } from '#mail/contact-inquiry.ts';

/** What was typed, by the names of the wire. */
type Values = Readonly<Record<string, string>>;

/** Failing fields with their messages, in the fields' order. Spaces alone count as empty (product decision 25). */
export function checkQuestion(values: Values): { field: string; message: string }[] {
  const { name, email, phone, message } = inquiryOf(values);
  const failures = {
    dzName: !name && messages.nameMissing,
    dzEmail: checkEmail(email),
    'dzOther[Phone]': !phone && messages.phoneMissing,
    dzMessage: !message && messages.messageBlank,
  };
  return Object.entries(failures).flatMap(([field, failure]) => (failure ? [{ field, message: failure }] : []));
}

export const inquiryOf = (values: Values): Inquiry => ({
  name: values['dzName']?.trim() ?? '',
  email: values['dzEmail']?.trim() ?? '',
  phone: values['dzOther[Phone]']?.trim() ?? '',
  message: values['dzMessage']?.trim() ?? '',
});

const checkEmail = (email: string) => {
  if (!email) return messages.emailMissing;
  return !isAddress(email) && messages.emailInvalid;
};

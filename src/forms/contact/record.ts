/** The message form of the contact page. */
import { fields } from '#content/words/contact.ts';
import { purpose } from '#content/words/inquiry.ts';
import { privacyRows } from '#content/words/privacy.ts';
import { emptyInquiry, inquiryOf, inquirySchema, type InquiryValues } from '#forms/inquiry.ts';
import type { FormRecord, PostedLetters } from '#forms/record.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { noScriptPaths } from '#mail/contract.ts';

export const contact: FormRecord<InquiryValues, PostedLetters> = {
  groups: [{ fields }],
  hidden: { [purpose.name]: purpose.value },
  carried: [],
  guard: 'limits',
  empty: emptyInquiry,
  schemaFor: () => inquirySchema,
  letters: (letterhead, values) => ({ report: contactInquiry(letterhead, inquiryOf(values)) }),
  page: {
    path: noScriptPaths.contact,
    home: '/contact-us',
  },
  privacy: privacyRows.inquiry,
};

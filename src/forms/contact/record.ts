/** The message form of the contact page, and what it asks besides where somebody wants to visit. */
import { object, type infer as Infer } from 'zod/mini';

import { fields, houseField, visitFields, visitWords } from '#content/words/contact.ts';
import { purpose } from '#content/words/inquiry.ts';
import { line } from '#forms/check.ts';
import { emptyInquiry, inquiryFields, inquiryOf } from '#forms/inquiry.ts';
import type { FormRecord, PostedLetters } from '#forms/record.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { line as oneLine } from '#mail/letter-template.ts';

const contactSchema = object({
  ...inquiryFields,
  dzHouse: line(),
  dzVisit: object({ Times: line(), Reach: line(), Helps: line() }),
});

export type ContactValues = Infer<typeof contactSchema>;

const [message] = fields.slice(-1);

export const contact: FormRecord<ContactValues, PostedLetters> = {
  groups: [{ fields: [...fields.slice(0, -1), houseField, ...visitFields, message!] }],
  hidden: { [purpose.name]: purpose.value },
  carried: [],
  guard: 'limits',
  empty: { ...emptyInquiry, dzHouse: '', dzVisit: { Times: '', Reach: '', Helps: '' } },
  schemaFor: () => contactSchema,
  letters: (letterhead, values) => ({ report: contactInquiry(letterhead, withVisit(values)) }),
  page: {
    path: noScriptPaths.contact,
    home: '/contact-us',
  },
};

/** Which house, and what was asked for the visit, stand before the message; without it the letter is that of any message. */
function withVisit(values: ContactValues) {
  const inquiry = inquiryOf(values);
  const given = { House: values.dzHouse, ...values.dzVisit };
  const head = (['House', 'Times', 'Reach', 'Helps'] as const).flatMap((name) => {
    const answer = oneLine(given[name]);
    return answer ? [`${visitWords.head[name]}: ${answer}`] : [];
  });
  return head.length ? { ...inquiry, message: [...head, '', inquiry.message].join('\n') } : inquiry;
}

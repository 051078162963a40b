/** Ask Questions: the contact form's four fields, and the spam check. */
import { purpose } from '#content/words/inquiry.ts';
import { pageField, questionFields } from '#content/words/template-forms.ts';
import { emptyInquiry, inquiryOf, inquirySchema, type InquiryValues } from '#forms/inquiry.ts';
import type { FormRecord, OwnLetter } from '#forms/record.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { question as letter } from '#mail/question.ts';

export const question: FormRecord<InquiryValues, OwnLetter> = {
  groups: [{ fields: questionFields }],
  hidden: { [purpose.name]: purpose.value },
  carried: [],
  guard: 'spam-check',
  empty: emptyInquiry,
  schemaFor: () => inquirySchema,
  letters(letterhead, values) {
    const inquiry = inquiryOf(values);
    return { own: { kind: 'question', message: letter(letterhead, inquiry), replyTo: inquiry.email } };
  },
  page: {
    path: noScriptPaths.question,
    home: '/faqs',
    field: pageField,
  },
};

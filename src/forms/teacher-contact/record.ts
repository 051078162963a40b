/** A message for one educator: the contact form's four fields, the educator's name, and the spam check. */
import { extend, type infer as Infer } from 'zod/mini';

import { purpose } from '#content/words/inquiry.ts';
import { pageField, questionFields, teacherField } from '#content/words/template-forms.ts';
import { text } from '#forms/check.ts';
import { emptyInquiry, inquiryFields, inquiryOf, inquirySchema } from '#forms/inquiry.ts';
import type { FormRecord, OwnLetter } from '#forms/record.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { teacherMessage } from '#mail/question.ts';

const schema = extend(inquirySchema, { dzOther: extend(inquiryFields.dzOther, { Teacher: text() }) });

export const teacher: FormRecord<Infer<typeof schema>, OwnLetter> = {
  groups: [{ fields: questionFields }],
  hidden: { [purpose.name]: purpose.value },
  carried: [teacherField],
  guard: 'spam-check',
  empty: { ...emptyInquiry, dzOther: { ...emptyInquiry.dzOther, Teacher: '' } },
  schemaFor: () => schema,
  letters(letterhead, values) {
    const inquiry = inquiryOf(values);
    const message = teacherMessage(letterhead, inquiry, values.dzOther.Teacher);
    return { own: { kind: 'teacher', message, replyTo: inquiry.email } };
  },
  page: {
    path: noScriptPaths.teacher,
    home: '/teachers-details',
    field: pageField,
  },
};

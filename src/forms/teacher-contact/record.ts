/** A message for one educator: the contact form's four fields, the educator's name, and the spam check. */
import { purpose } from '#content/words/inquiry.ts';
import { privacyRows } from '#content/words/privacy.ts';
import { questionFields, teacherContact as words, teacherField } from '#content/words/template-forms.ts';
import { checkInquiry, inquiryOf } from '#forms/inquiry.ts';
import type { FormRecord, OwnLetter } from '#forms/record.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { teacherMessage } from '#mail/question.ts';

export const teacher: FormRecord<OwnLetter> = {
  groups: [{ fields: questionFields }],
  hidden: { [purpose.name]: purpose.value },
  carried: [teacherField],
  guard: 'spam-check',
  rules: checkInquiry,
  letters(provider, values) {
    const inquiry = inquiryOf(values);
    const message = teacherMessage(provider, inquiry, values[teacherField] ?? '');
    return { own: { kind: 'teacher', message, replyTo: inquiry.email } };
  },
  page: {
    path: noScriptPaths.teacher,
    home: '/teachers-details',
    title: words.plainTitle,
    submit: words.submit,
    sent: words.sent,
    next: () => [],
    back: () => undefined,
  },
  privacy: privacyRows.inquiry,
};

/** The registration request: three steps, a letter to the provider, and a confirmation to the parent. */
import { provider } from '#content/records/provider.ts';
import { privacyRows } from '#content/words/privacy.ts';
import { messages, steps, words, type RegistrationField } from '#content/words/registration.ts';
import type { FieldRow, FormRecord, PostedLetters } from '#forms/record.ts';
import { isAddress } from '#mail/address.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { checkStep, tidyAnswers } from './rules.ts';

export const registration: FormRecord<PostedLetters> = {
  groups: steps.map(({ title, fields }) => ({ legend: title, fields: fields.map(rowOf) })),
  hidden: {},
  carried: [],
  guard: 'limits',
  rules: (values, today) => steps.flatMap((_, index) => checkStep(index + 1, values, today)),
  letters(letterhead, values, now) {
    const answers = tidyAnswers(values);
    const email = answers.parentEmail;
    return {
      report: registrationReport(letterhead, answers, now),
      ...(isAddress(email) ? { confirmation: parentConfirmation(letterhead, email) } : {}),
    };
  },
  page: {
    path: noScriptPaths.registration,
    home: '/',
    title: `${provider.name} ${words.title}`,
    submit: words.submit,
    sent: messages.sent,
    next: ({ parentEmail = '' }, isConfirmed) => [
      ...(isConfirmed ? [words.afterwards.confirmation.replace('{email}', () => parentEmail.trim())] : []),
      words.afterwards.reply,
    ],
    back: () => undefined,
  },
  privacy: privacyRows.registration,
};

/** A field without a message for a missing value is optional. */
function rowOf({ missing, kind, options = [], ...field }: RegistrationField): FieldRow {
  const row = { ...field, optional: missing === undefined };
  return kind === 'select' ? { ...row, kind, options, choose: words.choose } : { ...row, kind };
}

/** The registration request: three steps, a letter to the provider, and a confirmation to the parent. */
import { privacyRows } from '#content/words/privacy.ts';
import { dobOutOfRange, steps, words, type RegistrationField } from '#content/words/registration.ts';
import type { FieldRow, FormRecord, PostedLetters } from '#forms/record.ts';
import { addressIn } from '#mail/address.ts';
import type { Letterhead } from '#mail/letterhead.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { empty, schemaFor, type Registration } from './schema.ts';

/** The fields of each step, in order. */
export const stepFields = steps.map(({ fields }) => fields.map(({ name }) => name));

export const registrationOf = ({ ages }: Pick<Letterhead, 'ages'>): FormRecord<Registration, PostedLetters> => ({
  groups: steps.map(({ title, fields }) => ({ legend: title, fields: fields.map((field) => rowOf(field, ages)) })),
  hidden: {},
  carried: [],
  guard: 'limits',
  empty,
  schemaFor: (today) => schemaFor(ages, today),
  firstMessage: dobOutOfRange(ages),
  letters(letterhead, values, now) {
    const to = addressIn(values.parentEmail);
    return {
      report: registrationReport(letterhead, values, now),
      ...(to && { confirmation: parentConfirmation(letterhead, to) }),
    };
  },
  page: {
    path: noScriptPaths.registration,
    home: '/',
  },
  privacy: privacyRows.registration,
});

/** A field without a message for a missing value is optional. */
function rowOf(
  { missing, kind, hint, options = [], ...field }: RegistrationField,
  ages: string,
): FieldRow<RegistrationField['name']> {
  const row = { ...field, optional: missing === undefined, ...(hint && { hint: hint.replace('{ages}', ages) }) };
  return kind === 'select' ? { ...row, kind, options, choose: words.choose } : { ...row, kind };
}

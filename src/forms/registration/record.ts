/** The registration request: three steps, a letter to the provider, and a confirmation to the parent. */
import { dobHint, dobOutOfRange, steps, words, type RegistrationField } from '#content/words/registration.ts';
import type { FieldRow, FormRecord, PostedLetters } from '#forms/record.ts';
import { addressIn } from '#mail/address.ts';
import { noScriptPaths } from '#mail/contract.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport, type OwnAnswers } from '#mail/registration-report.ts';

import { empty, schemaFor, type AgeRule, type Registration } from './schema.ts';

/** The fields of each step, in order. */
export const stepFields = steps.map(({ fields }) => fields.map(({ name }) => name));

type Base = FormRecord<Registration, PostedLetters>;
export interface RegistrationRecord extends Base {
  /** @param letter ends with the answers to what the daycare asks besides, and how the letter says them (own.ts) */
  letters(
    ...letter: [...Parameters<Base['letters']>, own?: OwnAnswers, said?: (words: string) => string]
  ): PostedLetters;
}

export const registrationOf = ({ ages, agesAt }: AgeRule): RegistrationRecord => ({
  groups: steps.map(({ title, fields }) => ({
    legend: title,
    fields: fields.map((field) => rowOf(field.name === 'dob' ? { ...field, hint: dobHint(ages, agesAt) } : field)),
  })),
  hidden: {},
  carried: [],
  guard: 'limits',
  empty,
  schemaFor: (today, { startDate }) => schemaFor({ ages, agesAt }, today, startDate.trim()),
  firstMessage: dobOutOfRange(ages, agesAt),
  letters(letterhead, values, now, ...own) {
    const to = addressIn(values.parentEmail);
    return {
      report: registrationReport(letterhead, values, now, ...own),
      ...(to && { confirmation: parentConfirmation(letterhead, to) }),
    };
  },
  page: {
    path: noScriptPaths.registration,
    home: '/',
  },
});

/** A field without a message for a missing value is optional. */
function rowOf({ missing, kind, options = [], ...field }: RegistrationField): FieldRow<RegistrationField['name']> {
  const row = { ...field, optional: missing === undefined };
  return kind === 'select' ? { ...row, kind, options, choose: words.choose } : { ...row, kind };
}

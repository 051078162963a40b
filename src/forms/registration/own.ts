/** The registration of a daycare that asks in another way than the client's form: another hint, other choices, and fields of its own after all others. */
import { extend, object, refine } from 'zod/mini';

import { questionOf, type Asked, type OwnField } from '#content/rules/own-fields.ts';
import { ownFieldWords as ownWords } from '#content/words/own-fields.ts';
import { words } from '#content/words/registration.ts';
import { line } from '#forms/check.ts';
import type { FieldRow } from '#forms/record.ts';
import { saidIn } from '#mail/own-words.ts';
import { ownAnswer } from '#mail/registration-report.ts';

import { registrationOf, type RegistrationRecord } from './record.ts';
import { empty, schemaFor, type AgeRule, type Registration } from './schema.ts';

type Row = FieldRow<`own.${string}`> & { readonly label: string };

/** What one field consists of. Of days each is a box; as the gateway knows it, the name of the day or nothing. */
export function rowsOf({ kind, name, label, hint, choices = [], choiceLangs = {} }: OwnField): readonly Row[] {
  const path = `own.${name}` as const;
  switch (kind) {
    case 'choices': {
      const options = choices.map((value) => ({ value, label: value, ...choiceLangs[value] }));
      return [{ name: path, kind: 'select', label, hint, optional: true, options, choose: words.choose }];
    }
    case 'line':
      return [{ name: path, kind: 'text', label, hint, optional: true }];
    case 'days':
      return choices.map((day) => ({ name: `${path}.${day}` as const, kind: 'text', label: day, optional: true }));
    case 'second parent':
      return [
        { name: `${path}.name`, kind: 'text', label: ownWords.name, typing: 'name', width: 'half', optional: true },
        { name: `${path}.phone`, kind: 'tel', label: ownWords.phone, width: 'half', optional: true },
      ];
  }
}

/** One of these, or nothing. */
const among = (choices: readonly string[]) =>
  line().check(refine((value) => value === '' || choices.includes(value), ownWords.choose));

const shapeOf = ({ kind, choices = [] }: OwnField) =>
  ({
    choices: () => among(choices),
    line,
    days: () => object(Object.fromEntries(choices.map((day) => [day, among([day])]))),
    'second parent': () => object({ name: line(), phone: line() }),
  })[kind]();

const emptyOf = ({ kind, choices = [] }: OwnField): string | Record<string, string> =>
  kind === 'days'
    ? Object.fromEntries(choices.map((day) => [day, '']))
    : kind === 'second parent'
      ? { name: '', phone: '' }
      : '';

/** Each question with its answer, as the letter says them. */
export const ownAnswers = (fields: readonly OwnField[], { own = {} }: Pick<Registration, 'own'>) =>
  fields.map(({ name, label }) => {
    const given = own[name] ?? '';
    const parts = typeof given === 'string' ? [given] : Object.values(given);
    return [questionOf(label), ownAnswer(parts.filter(Boolean).join(', '))] as const;
  });

const byName = <Value>(fields: readonly OwnField[], valueOf: (field: OwnField) => Value) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));

/** The record of the registration, as this daycare asks. */
export function registrationAsking(
  rule: AgeRule,
  { notes, foundUs, foundUsLang, fields = [] }: Asked,
): RegistrationRecord {
  const record = registrationOf(rule);
  const groups = record.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      if (notes && field.name === 'note') return { ...field, hint: notes };
      return foundUs && field.name === 'foundUs' && field.kind === 'select'
        ? { ...field, options: foundUs.map((value) => ({ value, label: value, ...foundUsLang })) }
        : field;
    }),
  }));
  if (!fields.length) return { ...record, groups };
  return {
    ...record,
    groups: [...groups, { fields: fields.flatMap(rowsOf) }],
    empty: { ...empty, own: byName(fields, emptyOf) },
    schemaFor: (today, { startDate }) =>
      extend(schemaFor(rule, today, startDate.trim()), { own: object(byName(fields, shapeOf)) }),
    letters: (letterhead, values, now) =>
      record.letters(letterhead, values, now, ownAnswers(fields, values), saidIn(letterhead)),
  };
}

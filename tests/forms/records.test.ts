import { expect, test } from 'vitest';

import { provider } from '#content/records/provider.ts';
import { privacyParts, privacyRows } from '#content/words/privacy.ts';
import { namesOf, type FormRecord } from '#forms/record.ts';
import { records } from '#forms/records.ts';
import { messageSchema } from '#mail/contract.ts';

const forms = Object.entries<FormRecord>(records);
const today = new Date(2026, 10, 23, 12);

test('a record without one of its parts does not compile', () => {
  const { groups, rules, letters, page, privacy, ...rest } = records.contact;
  const parts = { groups, rules, letters, page, privacy };
  // @ts-expect-error The fields are forgotten.
  const withoutFields: FormRecord = { ...rest, rules, letters, page, privacy };
  // @ts-expect-error The rules are forgotten.
  const withoutRules: FormRecord = { ...rest, groups, letters, page, privacy };
  // @ts-expect-error The letter is forgotten.
  const withoutLetters: FormRecord = { ...rest, groups, rules, page, privacy };
  // @ts-expect-error The page without scripts is forgotten.
  const withoutPage: FormRecord = { ...rest, groups, rules, letters, privacy };
  // @ts-expect-error The row on the privacy page is forgotten.
  const withoutRow: FormRecord = { ...rest, groups, rules, letters, page };
  const incomplete = [withoutFields, withoutRules, withoutLetters, withoutPage, withoutRow];
  expect(incomplete.map((form) => Object.keys(parts).filter((part) => !(part in form)))).toEqual(
    Object.keys(parts).map((part) => [part]),
  );
});

test('every row of the table of forms on the privacy page is that of a form, and every form has its row there', () => {
  const named = new Set(forms.map(([, { privacy }]) => privacy));
  expect(named).toEqual(new Set(Object.values(privacyRows)));
  const rows = privacyParts.find(({ id }) => id === 'sent')?.table?.rows;
  for (const { form, asks, use } of named) expect(rows).toContainEqual([form, asks, use]);
});

test('no two forms post to the same address', () => {
  expect(new Set(forms.map(([, { page }]) => page.path)).size).toBe(forms.length);
});

test.each(forms)('an empty %s reports each required field once, and no other', (_, form) => {
  const failing = form.rules({}, today).map(({ field }) => field);
  expect(new Set(failing).size).toBe(failing.length);
  const required = form.groups.flatMap(({ fields }) => fields.filter(({ optional }) => !optional));
  expect(failing.toSorted()).toEqual(required.map(({ name }) => name).toSorted());
});

test.each(forms)('whatever is typed into %s, its letter is one that the gateway takes, to the provider', (_, form) => {
  const names = [...namesOf(form), ...form.carried];
  const typed = Object.fromEntries(names.map((name) => [name, `<b>${name}\r\nBcc: all@example.com`]));
  for (const values of [{}, typed]) {
    const letters = form.letters(provider, values, today);
    const letter = 'own' in letters ? letters.own.message : letters.report;
    expect(messageSchema.safeParse(letter).error).toBeUndefined();
    expect(letter.to).toBe(provider.email);
  }
});

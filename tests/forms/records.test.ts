import { expect, test } from 'vitest';

import { daycare, letterhead } from '#content/values/daycare.ts';
import { lineTooLong } from '#content/words/field-limit.ts';
import { formsTable, privacyRows, type PrivacyRow } from '#content/words/privacy.ts';
import { asksBesides, registrationWith } from '#content/words/own-fields.ts';
import { houseField } from '#content/values/registration.ts';
import { privacyParts } from '#content/values/site.ts';
import { check } from '#forms/check.ts';
import { readValues } from '#forms/record.ts';
import { htmlName, namesOf, type FormRecord } from '#forms/record.ts';
import { recordsOf, type Records } from '#forms/records.ts';
import { messageSchema } from '#mail/contract.ts';

import { isOwnSite } from '../any-daycare.ts';

const forms = Object.entries<FormRecord>(recordsOf(daycare));
const today = new Date(2026, 10, 23, 12);

/** The row of each form on the privacy page. */
const rowOf: Record<keyof Records, PrivacyRow> = {
  registration: registrationWith(daycare.asked?.fields),
  waitingList: privacyRows.waitingList,
  contact: privacyRows.inquiry,
  question: privacyRows.inquiry,
  teacher: privacyRows.inquiry,
  newsletter: privacyRows.newsletter,
  comment: privacyRows.comment,
};

test('the table of forms on the privacy page has a row for every form of the site, and no other', () => {
  // Each form asks for the house, where there are several; the registration does so among the daycare's own questions.
  const house = houseField ? [houseField] : [];
  const uses = (Object.keys(recordsOf(daycare)) as (keyof Records)[]).map((key) => {
    const isAsked = key !== 'registration' && key !== 'newsletter' && key !== 'comment';
    return Object.values(isAsked ? asksBesides(rowOf[key], house) : rowOf[key]);
  });
  // A cell is in pieces where one of a daycare's own questions is in another language.
  const rows = privacyParts
    .flatMap(({ table }) => (table?.caption === formsTable.caption ? table.rows : []))
    .map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.map(({ words }) => words).join(''))));
  for (const row of rows) expect(uses).toContainEqual(row);
  for (const use of uses)
    // Where no page has the form of the newsletter, it has no row.
    if (!isOwnSite || use[0] !== privacyRows.newsletter.form) expect(rows).toContainEqual(use);
});

test('no two forms post to the same address', () => {
  expect(new Set(forms.map(([, { page }]) => page.path)).size).toBe(forms.length);
});

test.each(forms)('an empty %s reports each required field once, and no other', (_, form) => {
  const failing = check(form, form.empty, today).failures.map(({ field }) => field);
  expect(new Set(failing).size).toBe(failing.length);
  const required = form.groups.flatMap(({ fields }) => fields.filter(({ optional }) => !optional));
  expect(failing.toSorted()).toEqual(required.map(({ name }) => name).toSorted());
});

test.each(forms)('a field of one line of %s takes what anybody writes into one, and says where it ends', (_, form) => {
  const failing = (length: number) => {
    const values = readValues(form.empty, () => 'x'.repeat(length));
    return check(form, values, today).failures.flatMap(({ field, message }) =>
      message === lineTooLong ? [field] : [],
    );
  };
  expect(failing(1_000)).toEqual([]);
  const ofOneLine = form.groups.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'textarea'));
  expect(failing(1_001).toSorted()).toEqual(ofOneLine.map(({ name }) => name).toSorted());
});

test.each(forms)('every field of %s is read from a post by its name in HTML', (_, form) => {
  const names = [...namesOf(form).map(htmlName), ...form.carried];
  const asked: string[] = [];
  readValues(form.empty, (name) => (asked.push(name), ''));
  expect(asked).toEqual(expect.arrayContaining(names));
});

test.each(forms)('whatever is typed into %s, its letter is one that the gateway takes, to the provider', (_, form) => {
  const typed = readValues(form.empty, (name) => `<b>${name}\r\nBcc: all@example.com`);
  for (const values of [form.empty, typed]) {
    const letters = form.letters(letterhead, values, today);
    const letter = 'own' in letters ? letters.own.message : letters.report;
    expect(messageSchema.safeParse(letter).error).toBeUndefined();
    expect(letter.to).toBe(letterhead.email);
  }
});

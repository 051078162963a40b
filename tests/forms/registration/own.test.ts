// The registration of a daycare that asks in its own way: what is valid, and what its letter says.
import { expect, test } from 'vitest';

import type { Asked, OwnField } from '#content/rules/own-fields.ts';
import { letterhead } from '#content/values/daycare.ts';
import { ownFieldWords } from '#content/words/own-fields.ts';
import { check } from '#forms/check.ts';
import { namesOf } from '#forms/record.ts';
import { recordsOf } from '#forms/records.ts';
import { registrationAsking } from '#forms/registration/own.ts';
import { registrationOf } from '#forms/registration/record.ts';
import { readRegistration } from '#mail/read-letter.ts';
import type { Registration } from '#forms/registration/schema.ts';

import { family } from './family.ts';

const { questions: _, asksHouse: __, languages: ___, ...ofClient } = letterhead;
const today = new Date(2026, 10, 21, 12);
const fields: readonly OwnField[] = [
  { kind: 'choices', name: 'House', label: 'Which house?', choices: ['River', 'Hill'] },
  { kind: 'line', name: 'School', label: 'School', hint: 'If you know it.' },
  { kind: 'days', name: 'Days', label: 'Which days?', choices: ['Monday', 'Tuesday', 'Friday'] },
  { kind: 'second parent', name: 'Parent', label: 'Second parent' },
];
const asking = (asked: Asked) => registrationAsking(ofClient, asked);
const reportOf = (own: Registration['own']) =>
  asking({ fields }).letters(ofClient, { ...family, ...(own && { own }) }, today).report;
const plain = registrationOf(ofClient).letters(ofClient, family, today).report;

const whole = {
  House: 'Hill',
  School: 'Elm <School>',
  Days: { Monday: 'Monday', Tuesday: '', Friday: 'Friday' },
  Parent: { name: 'Ben Okafor', phone: '403-555-0188' },
};

test('what a daycare asks besides stands after the client’s fields, and the rest of the letter is as before', () => {
  const { message, html, subject, to } = reportOf(whole);
  expect(message).toBe(
    `${plain.message} | Which house: Hill | School: Elm <School> | Which days: Monday, Friday | Second parent: Ben Okafor, 403-555-0188`,
  );
  expect([subject, to]).toEqual([plain.subject, plain.to]);
  const rows = Array.from(html!.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><\/tr>\n/gs));
  expect(rows.slice(-4).map(([, label, text]) => [label, text])).toEqual([
    ['Which house', 'Hill'],
    ['School', 'Elm &lt;School&gt;'],
    ['Which days', 'Monday, Friday'],
    ['Second parent', 'Ben Okafor, 403-555-0188'],
  ]);
  expect(rows.slice(-4).reduce((text, [row]) => text.replace(row, ''), html!)).toBe(plain.html);
});

test('a question and a choice of another language say so in the letter, and what a parent typed does not', () => {
  const languages = { 'Quelle école': 'fr', Amis: 'fr', 'Un peu': 'fr' };
  const asked: readonly OwnField[] = [
    { kind: 'line', name: 'École', label: 'Quelle école ?' },
    { kind: 'choices', name: 'Français', label: 'French?', choices: ['Un peu'] },
  ];
  const of = { ...ofClient, questions: ['Quelle école', 'French'], languages };
  const own = { École: 'Sainte-Anne <b>', Français: 'Un peu' };
  const letter = registrationAsking(of, { fields: asked }).letters(
    of,
    { ...family, childFirstName: 'Amis', own },
    today,
  );
  const { html } = letter.report;
  const marked = Array.from(html!.matchAll(/<span lang="fr" dir="auto">(.*?)<\/span>/g), ([, words]) => words);
  expect(marked).toEqual(['Quelle école', 'Un peu']);
  expect(html).toContain('>Sainte-Anne &lt;b&gt;</td>');
  expect(readRegistration([of], letter.report)?.own).toEqual([
    ['Quelle école', 'Sainte-Anne <b>'],
    ['French', 'Un peu'],
  ]);
});

test('what nobody answered is a dash', () =>
  expect(reportOf(undefined).message).toMatch(/ \| Which house: — \| School: — \| Which days: — \| Second parent: —$/));

test('nothing of it is required, and a choice is one of the list', () => {
  const form = asking({ fields });
  const failuresOf = (own: Record<string, string | Record<string, string>>) =>
    check(form, { ...form.empty, ...family, own: { ...form.empty.own, ...own } }, today).failures;
  expect(failuresOf({})).toEqual([]);
  expect(failuresOf(whole)).toEqual([]);
  expect(failuresOf({ House: 'Castle' })).toEqual([{ field: 'own.House', message: ownFieldWords.choose }]);
  expect(failuresOf({ Days: { Monday: 'Sunday', Tuesday: '', Friday: '' } })).toEqual([
    { field: 'own.Days.Monday', message: ownFieldWords.choose },
  ]);
  expect(namesOf(form).slice(14)).toEqual([
    'own.House',
    'own.School',
    'own.Days.Monday',
    'own.Days.Tuesday',
    'own.Days.Friday',
    'own.Parent.name',
    'own.Parent.phone',
  ]);
});

test('another hint and other choices take the place of the client’s, and nothing else changes', () => {
  const form = asking({ notes: 'A good time to call.', foundUs: ['Friend', 'Library'] });
  const all = (groups: typeof form.groups) => groups.flatMap((group) => group.fields);
  const changed = all(form.groups).filter(
    (field, index) => JSON.stringify(field) !== JSON.stringify(all(registrationOf(ofClient).groups)[index]),
  );
  expect(changed).toEqual([
    expect.objectContaining({
      name: 'foundUs',
      options: [
        { value: 'Friend', label: 'Friend' },
        { value: 'Library', label: 'Library' },
      ],
    }),
    expect.objectContaining({ name: 'note', hint: 'A good time to call.' }),
  ]);
  expect(form.empty).toEqual(registrationOf(ofClient).empty);
  expect(form.letters(ofClient, family, today).report).toEqual(plain);
});

test('other choices of another language say so each', () => {
  const { groups } = asking({ foundUs: ['Une amie', 'Une affiche'], foundUsLang: { lang: 'fr' } });
  const field = groups.flatMap(({ fields: all }) => all).find(({ name }) => name === 'foundUs');
  expect(field?.kind === 'select' && field.options).toEqual([
    { value: 'Une amie', label: 'Une amie', lang: 'fr' },
    { value: 'Une affiche', label: 'Une affiche', lang: 'fr' },
  ]);
});

test('a daycare that says nothing of it has the client’s form', () => {
  const { registration } = recordsOf({ letterhead: ofClient, takesComments: false });
  expect(JSON.stringify(registration)).toBe(JSON.stringify(registrationOf(ofClient)));
});

// The fields that a daycare adds to the end of the registration, in a form of their own: names, hints, what is sent, and what stays.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import type { OwnField } from '#content/rules/own-fields.ts';
import { letterhead } from '#content/values/daycare.ts';
import { ownFieldWords } from '#content/words/own-fields.ts';
import { words } from '#content/words/registration.ts';
import { forgetDraft } from '#forms/drafts.ts';
import { FormFrame } from '#forms/form-frame.tsx';
import { OwnFields } from '#forms/registration/own-fields.tsx';
import { registrationAsking, rowsOf } from '#forms/registration/own.ts';
import type { Registration } from '#forms/registration/schema.ts';
import { useCheckedForm } from '#forms/use-checked-form.ts';

import { descriptionOf } from '../description-of.ts';

const fr = { lang: 'fr' };
const fields: readonly OwnField[] = [
  { kind: 'choices', name: 'House', label: 'Which house?', choices: ['River', 'Hill'], hint: 'Both have a garden.' },
  { kind: 'days', name: 'Days', label: 'Which days?', choices: ['Monday', 'Tuesday'], hint: 'As many as you like.' },
  { kind: 'second parent', name: 'Parent', label: 'Second parent' },
  {
    kind: 'choices',
    name: 'Langue',
    label: 'Quelle langue ?',
    hint: 'À la maison.',
    lang: fr,
    choices: ['L’anglais', 'Other'],
    choiceLangs: { 'L’anglais': fr },
  },
];
const record = registrationAsking(letterhead, { fields });
const names = fields.flatMap(rowsOf).map(({ name }) => name);
const sent: Registration['own'][] = [];

function Form() {
  const form = useCheckedForm(record, { idOf: (name) => `own-${name}` });
  const keep = ({ own }: Registration) => {
    sent.push(own);
    form.reset(record.empty);
  };
  return (
    // The client's fields are those of other tests.
    <FormFrame
      form={form}
      onSubmit={(event) => void form.submit(event, () => keep(form.getValues()), names)}
      name={{ 'aria-label': 'Own' }}
    >
      <OwnFields form={form} fields={fields} />
      <button>Send</button>
    </FormFrame>
  );
}

const open = () =>
  render(
    <MemoryRouter>
      <Form />
    </MemoryRouter>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));

test('each is named, optional, and described by its hint; days are boxes in a group', () => {
  open();
  const house = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Which house\?/ });
  expect(house.required).toBe(false);
  expect(descriptionOf(house)).toBe('Both have a garden.');
  const days = screen.getByRole('group', { name: /^Which days\?/ });
  expect(days.tagName).toBe('FIELDSET');
  expect(descriptionOf(days)).toBe('As many as you like.');
  expect([...days.querySelectorAll('input')].map(({ name }) => name)).toEqual([
    'own[Days][Monday]',
    'own[Days][Tuesday]',
  ]);
  const parent = screen.getByRole('group', { name: 'Second parent' });
  expect([...parent.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    `${ownFieldWords.name} (optional)`,
    `${ownFieldWords.phone} (optional)`,
  ]);
});

test('one in another language says so of the question, the hint and the choices, and not of what the program says', () => {
  open();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Quelle langue/ });
  expect(Array.from(select.options, ({ text, lang }) => [text, lang])).toEqual([
    [words.choose, ''],
    ['L’anglais', 'fr'],
    ['Other', ''],
  ]);
  expect(screen.getByText('Quelle langue ?').lang).toBe('fr');
  expect(screen.getByText('À la maison.').lang).toBe('fr');
  expect(select.labels[0]!.closest('[lang]')).toBeNull();
});

test('what is ticked is sent, also if it was ticked without an event; and then the boxes are empty', async () => {
  forgetDraft(record);
  open();
  fireEvent.click(box('Monday'));
  fireEvent.click(box('Monday'));
  box('Tuesday').checked = true;
  await send();
  expect(sent.at(-1)).toEqual({
    House: '',
    Days: { Monday: '', Tuesday: 'Tuesday' },
    Parent: { name: '', phone: '' },
    Langue: '',
  });
  expect(box('Tuesday').checked).toBe(false);
  await send();
  expect(sent.at(-1)).toMatchObject({ Days: { Monday: '', Tuesday: '' } });
});

test('a form that is drawn anew has what was ticked and typed', () => {
  forgetDraft(record);
  const first = open();
  fireEvent.click(box('Tuesday'));
  fireEvent.change(screen.getByLabelText(/^Their name/), { target: { value: 'Ben' } });
  first.unmount();
  open();
  expect([box('Monday').checked, box('Tuesday').checked]).toEqual([false, true]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Their name/).value).toBe('Ben');
  forgetDraft(record);
});

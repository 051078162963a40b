// Forms in each browser: with scripts, with slow ones and without.
import sharp from 'sharp';

import { provider } from '#content/site/provider.ts';
import { posted } from '#content/words/posted.ts';

import { dates } from '../journeys/family.ts';
import { expect, test, type Engine } from './site.ts';
import { typeDay } from './type-day.ts';
import type { Visitor } from './visitor.ts';

const form = '#register';
const button = (name: string) => ({ role: 'button', name, in: form });
const step = (number: number) => ({ role: 'heading', name: `Step ${number} of 3`, in: form });
const phone = [390, 844] as const;

/** Chooses an option by its first letters, as the keyboard does, and leaves the field. */
async function choose(visitor: Visitor, name: string, letters: string) {
  await visitor.look(
    (label) =>
      [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent.includes(label))?.focus(),
    name,
  );
  await visitor.type(letters);
  await visitor.key('Tab');
}

async function fillParent(visitor: Visitor, email: string) {
  const answers = {
    'First name': 'Ana',
    'Last name': 'Okafor',
    Phone: '403-555-0167',
    Email: email,
    Address: '48 Wheatland Road',
    City: 'Willowbend',
    'Postal code': 'T0A 0A1',
  };
  for (const [name, text] of Object.entries(answers)) await visitor.fill(name, text, form);
  await choose(visitor, 'Province', 'Al');
}

async function fillChild(visitor: Visitor, engine: Engine) {
  const { dob, startDate } = dates();
  await visitor.fill('Child’s first name', 'Mina', form);
  await visitor.fill('Child’s last name', 'Okafor', form);
  await typeDay(visitor, engine, '#register [name=startDate]', startDate);
  await typeDay(visitor, engine, '#register [name=dob]', dob);
}

const valueOf = (visitor: Visitor, name: string) =>
  visitor.look((field) => document.querySelector<HTMLInputElement>(`#register [name="${field}"]`)?.value, name);
const isFocused = (visitor: Visitor, words: string) => expect.poll(() => visitor.focused()).toContain(words);
const toast = (visitor: Visitor) => visitor.look(() => document.querySelector('[data-toast]')?.textContent ?? '');

test('a parent registers: mistakes are named beside the field and in a toast, and both mails arrive', async ({
  visitor,
  engine,
  mail,
}) => {
  const email = `${engine}@family.example`;
  await visitor.resize(...phone);
  await visitor.open('/');
  await visitor.hydrated();
  await visitor.press(button('Next'));
  await isFocused(visitor, 'First name');
  await expect.poll(() => toast(visitor)).toContain('First name is required');
  // What was refused stands below the header, label included.
  const [label, header] = await visitor.look(() => [
    document.querySelector('#register label')!.getBoundingClientRect().top,
    document.querySelector('#site-header')!.getBoundingClientRect().bottom,
  ]);
  expect(label).toBeGreaterThanOrEqual(header!);
  await fillParent(visitor, email);
  await visitor.press(button('Next'));
  await isFocused(visitor, 'Step 2 of 3');
  await visitor.press(button('Next'));
  await isFocused(visitor, 'Where did you find us');
  await choose(visitor, 'Where did you find us', 'Fr');
  // Two presses at the same place within a second are a double click to WebKit's driver, and the second counts for nothing (button.tsx).
  await expect.poll(() => toast(visitor)).toBe('');
  await visitor.press(button('Next'));
  await isFocused(visitor, 'Step 3 of 3');
  await fillChild(visitor, engine);
  await visitor.press(button('Submit'));
  await expect.poll(() => visitor.sees({ role: 'group', name: 'We have your request for Mina.' })).toBe(true);
  const [outcome, bar] = await visitor.look(() => [
    document.activeElement!.getBoundingClientRect().top,
    document.querySelector('#site-header')!.getBoundingClientRect().bottom,
  ]);
  expect(outcome).toBeGreaterThanOrEqual(bar!);
  expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe(email);
  expect((await mail.next(email)).subject).toBe("We've received your registration");
});

test('after a reload the fields of all steps are those that were typed, or all empty, and what they show is sent', async ({
  visitor,
  engine,
  mail,
}) => {
  const values = () =>
    visitor.look(() =>
      [...document.querySelectorAll<HTMLInputElement>('#register :is(input, select, textarea)')].map(
        ({ name, value }) => [name, value] as const,
      ),
    );
  await visitor.open('/');
  await visitor.hydrated();
  const email = `reload-${engine}@family.example`;
  await fillParent(visitor, email);
  await visitor.press(button('Next'));
  await isFocused(visitor, 'Step 2 of 3');
  await choose(visitor, 'Where did you find us', 'Fr');
  await visitor.fill('Notes', 'Two mornings', form);
  await visitor.press(button('Next'));
  await isFocused(visitor, 'Step 3 of 3');
  await fillChild(visitor, engine);
  const typed = await values();
  await visitor.look(() => location.reload());
  await visitor.find({ role: 'textbox', name: 'First name', in: form });
  await visitor.hydrated();
  const shown = await values();
  // Drivers of other browsers than Firefox load the page anew.
  const isKept = engine === 'firefox' || shown.some(([, value]) => value !== '');
  expect(shown).toEqual(isKept ? typed : typed.map(([name]) => [name, '']));
  await visitor.press(button('Next'));
  if (!isKept) return isFocused(visitor, 'First name');
  await isFocused(visitor, 'Step 2 of 3');
  await visitor.press(button('Next'));
  await isFocused(visitor, 'Step 3 of 3');
  await visitor.press(button('Submit'));
  const { text } = await mail.next(provider.email);
  for (const said of [email, 'Note: Two mornings', 'Child: First name: Mina', dates().dob])
    expect(text).toContain(said);
});

test('a question is sent, and the form is empty again', async ({ visitor, engine, mail }) => {
  await visitor.open('/contact-us');
  await visitor.hydrated();
  await visitor.press({ role: 'button', name: 'Send message' });
  await isFocused(visitor, 'Your name');
  await visitor.fill('Your name', 'Ana Okafor');
  await visitor.fill('Email', `ask-${engine}@family.example`);
  await visitor.fill('Phone', '403-555-0167');
  await visitor.fill('Message', 'Is there room on Tuesdays?');
  await visitor.press({ role: 'button', name: 'Send message' });
  expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe(`ask-${engine}@family.example`);
  await expect.poll(() => toast(visitor)).toContain('Email sent successfully!');
  await expect.poll(() => visitor.look(() => document.querySelector('textarea')?.value)).toBe('');
});

test('a toast closes by Escape and leaves the focus in its field', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.hydrated();
  await visitor.press(button('Next'));
  await expect.poll(() => toast(visitor)).toContain('First name is required');
  await visitor.key('Escape');
  await expect.poll(() => toast(visitor)).toBe('');
  await isFocused(visitor, 'First name');
});

test('a press on Next before the scripts are there takes effect when they are', async ({ visitor, line }) => {
  line.scripts = 'wait';
  await visitor.resize(...phone);
  await visitor.open('/');
  await fillParent(visitor, 'early@family.example');
  await visitor.press(button('Next'));
  await expect.poll(() => visitor.look(() => document.querySelectorAll('[aria-busy=true]').length)).toBe(1);
  line.release();
  await isFocused(visitor, 'Step 2 of 3');
  expect(await valueOf(visitor, 'parentFirstName')).toBe('Ana');
});

for (const late of [2000, 15_000])
  test(`where each script is late by ${late / 1000} s, the form never loses its button, and is sent`, async ({
    visitor,
    engine,
    line,
    mail,
  }) => {
    line.scripts = late;
    await visitor.resize(...phone);
    await visitor.open('/');
    await visitor.fill('First name', 'Ana', form);
    await visitor.press(button('Next'));
    const hasButton = () =>
      visitor.look(() =>
        [...document.querySelectorAll<HTMLButtonElement>('#register button')].some(
          (one) => one.getClientRects().length && ['Next', 'Submit'].includes(one.textContent.trim()),
        ),
      );
    // Scripts that import scripts come after three times the delay, or not at all after the time-out.
    const isSettled = () => visitor.look(() => document.querySelector('#register [aria-busy]') === null);
    await expect.poll(async () => (expect(await hasButton()).toBe(true), isSettled()), { timeout: 30_000 }).toBe(true);
    expect(await valueOf(visitor, 'parentFirstName')).toBe('Ana');
    const isWhole = await visitor.sees(button('Submit'));
    await visitor.look(
      () => (document.querySelector<HTMLInputElement>('#register [name=parentFirstName]')!.value = ''),
    );
    const email = `late-${late}-${engine}@family.example`;
    await fillParent(visitor, email);
    if (!isWhole) await visitor.press(button('Next'));
    await choose(visitor, 'Where did you find us', 'Fr');
    if (!isWhole) await visitor.press(button('Next'));
    await fillChild(visitor, engine);
    await visitor.press(button('Submit'));
    expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe(email);
  });

test('without scripts all steps are there, a mistake is answered in the page, and the mail arrives', async ({
  visitor,
  engine,
  line,
  mail,
}) => {
  line.scripts = 'forbidden';
  await visitor.open('/');
  for (const number of [1, 2, 3]) expect(await visitor.sees(step(number))).toBe(true);
  expect(await visitor.sees(button('Next'))).toBe(false);
  const email = `plain-${engine}@family.example`;
  await fillParent(visitor, email);
  await choose(visitor, 'Where did you find us', 'Fr');
  await visitor.press(button('Submit'));
  await visitor.find({ role: 'heading', name: posted.problem });
  expect(await visitor.look(() => document.querySelectorAll('#register [aria-invalid=true]').length)).toBe(4);
  expect(await valueOf(visitor, 'parentEmail')).toBe(email);
  await fillChild(visitor, engine);
  await visitor.press(button('Submit'));
  expect((await mail.next(provider.email)).replyTo?.value[0]?.address).toBe(email);
  await visitor.find({ role: 'group', name: 'We have your request for Mina.' });
});

test('an empty date looks empty, also with the focus', async ({ visitor, engine, line }) => {
  test.skip(engine !== 'webkit', 'Only Safari shows today’s date in an empty field.');
  line.scripts = 'forbidden';
  await visitor.open('/');
  /** How far the darkest dot behind the part that has the focus is from the lightest, 0 to 255. */
  const contrast = async () => {
    const area = await visitor.look(() => {
      const field = document.querySelector<HTMLElement>('#register [name=startDate]')!;
      field.focus();
      field.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = field.getBoundingClientRect();
      const [left, top] = [Math.round(x) + 60, Math.round(y) + 10];
      return { left, top, width: Math.round(width / 2), height: Math.round(height) - 20 };
    });
    const { channels } = await sharp(
      await sharp(await visitor.screenshot())
        .extract(area)
        .toBuffer(),
    ).stats();
    return channels[0]!.max - channels[0]!.min;
  };
  expect(await contrast()).toBeLessThan(20);
  await typeDay(visitor, engine, 'startDate', dates().startDate);
  // Its driver takes the picture before what was typed is painted.
  await expect.poll(contrast).toBeGreaterThan(100);
});

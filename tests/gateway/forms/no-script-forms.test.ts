// @vitest-environment jsdom
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { phoneLink } from '#content/rules/provider.ts';
import { answers as says } from '#content/site/words/forms.ts';
import { lineTooLong } from '#content/words/field-limit.ts';
import { posted } from '#content/words/posted.ts';
import { ages } from '#content/site/facts.ts';
import { dobOutOfRange, words } from '#content/words/registration.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { registration } from '#forms/registration/site-record.ts';

import { answers, filled, now, letterhead } from '../../mail/family.ts';
import { fieldOf, openForms, outcomeOf, pageOf, show, summaryOf } from './answers.ts';

const clock = () => now;
const fields = { ...answers };
const question = {
  dzName: 'Ana',
  dzEmail: 'ana@family.example',
  'dzOther[Phone]': '403-555-0167',
  dzMessage: 'Is there room?\nOn Tuesdays?',
  dzToDo: 'Contact',
};

test('the reload of a thanks page sends nothing again', async () => {
  const gateway = await openForms({ now: clock });
  const first = await gateway.post('/api/registration', fields);
  await gateway.mails();
  const second = await gateway.post('/api/registration', fields);
  expect(second.body).toBe(first.body);
  expect(await gateway.mails()).toHaveLength(2);
});

test('a registration by script and again without is one registration', async () => {
  const gateway = await openForms({ now: clock });
  // As a page composes it: with what this daycare asks besides, left empty.
  const { report } = registration.letters(letterhead, { ...registration.empty, ...answers }, now);
  await gateway.send(report);
  await gateway.post('/api/registration', fields);
  expect((await gateway.mails()).filter(({ subject }) => subject?.startsWith('Registration Request'))).toHaveLength(1);
});

test('an e-mail that nobody can write to still registers, and no confirmation is promised', async () => {
  const gateway = await openForms({ now: clock });
  const response = await gateway.post('/api/registration', { ...fields, parentEmail: 'none' });
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('short note');
  expect(await gateway.mails()).toHaveLength(1);
});

test('a year of two digits is refused with the advice to write four, and a child with the parent’s name is only asked about', async () => {
  const gateway = await openForms({ now: clock });
  const own = { childFirstName: answers.parentFirstName, childLastName: answers.parentLastName.toUpperCase() };
  const refused = await gateway.post('/api/registration', { ...fields, ...own, dob: '0023-02-28' });
  expect(refused.statusCode).toBe(422);
  const page = show(refused.body);
  expect(summaryOf(page)).toEqual([['dob', dobOutOfRange(ages)]]);
  const said = (name: string) =>
    (fieldOf(page, name)?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => page.getElementById(id)?.textContent);
  expect(said('dob').slice(1)).toEqual([dobOutOfRange(ages), words.shortYear]);
  expect(said('childFirstName')).toEqual([words.ownName]);
  expect((await gateway.post('/api/registration', { ...fields, ...own })).statusCode).toBe(200);
});

test('an empty form comes back with every message in order, on top and beside its field', async () => {
  const gateway = await openForms({ now: clock });
  const response = await gateway.post('/api/registration', {});
  expect(response.statusCode).toBe(422);
  const page = show(response.body);
  expect(page.title).toMatch(/^Error: ./);
  expect(page.title).toContain(letterhead.name);
  expect(outcomeOf(page)?.querySelector('h2')?.textContent).toBe('There is a problem');
  expect(summaryOf(page)).toEqual([
    ['parentFirstName', 'First name is required'],
    ['parentLastName', 'Last name is required'],
    ['parentNumber', 'Phone number is required'],
    ['parentEmail', 'Email is required'],
    ['parentAddress', 'Address is required'],
    ['parentCity', 'City is required'],
    ['parentProvince', 'Province is required'],
    ['parentPostalCode', 'Postal code is required'],
    ['foundUs', 'Please select how you found us'],
    ['childFirstName', "Child's first name is required"],
    ['childLastName', "Child's last name is required"],
    ['startDate', 'Start date is required'],
    ['dob', 'Date of birth is required'],
  ]);
  for (const [name, message] of summaryOf(page)) {
    const field = fieldOf(page, name!);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    const described = field!
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => page.getElementById(id)?.textContent);
    expect(described).toContain(message);
  }
  const groups = [...outcomeOf(page)!.closest('form')!.querySelectorAll('[role=group]')];
  const names = groups.map((group) => page.getElementById(group.getAttribute('aria-labelledby')!)?.textContent);
  for (const step of [1, 2, 3]) expect(names).toContainEqual(expect.stringMatching(`^Step ${step} of 3`));
  expect(fieldOf(page, 'note')?.getAttribute('aria-invalid')).toBe('false');
  expect(await gateway.mails()).toEqual([]);
});

test('one mistake keeps everything else that was typed, markup included', async () => {
  const gateway = await openForms({ now: clock });
  const typed = {
    ...filled(() => `<b>"x"</b> & 'y'`),
    parentProvince: 'NWT',
    foundUs: 'Friend',
    note: '\n<textarea></textarea>\nTwo',
    startDate: '2026-11-02',
    dob: '1999-01-01',
  };
  const response = await gateway.post('/api/registration', typed);
  expect(response.statusCode).toBe(422);
  const page = pageOf(response.body);
  expect(summaryOf(page)).toEqual([['dob', dobOutOfRange(ages)]]);
  const help = page.getElementById(`${fieldOf(page, 'dob')!.id}-help`)!;
  expect(fieldOf(page, 'dob')!.getAttribute('aria-describedby')).toContain(help.id);
  expect(help.querySelector('a')!.getAttribute('href')).toBe(phoneLink(letterhead.phone));
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(page, name);
    expect([name, field?.value]).toEqual([name, value]);
    expect(field?.labels).toHaveLength(1);
  }
  expect(outcomeOf(page)!.closest('form')!.textContent).not.toContain('"x"');
});

test('a line that is too long is named, and its answer carries back little more than a line may have, and all else', async () => {
  const gateway = await openForms({ now: clock });
  const long = `${'ab😀'.repeat(1_000)}\n`;
  const note = 'Two mornings & naps. '.repeat(300).trim();
  const response = await gateway.post('/api/registration', { ...fields, parentCity: long, parentEmail: long, note });
  expect(response.statusCode).toBe(422);
  const page = show(response.body);
  expect(summaryOf(page)).toEqual([
    ['parentEmail', lineTooLong],
    ['parentCity', lineTooLong],
  ]);
  expect(fieldOf(page, 'parentCity')?.value).toBe(long.slice(0, 2_002).toWellFormed());
  expect(fieldOf(page, 'note')?.value).toBe(note);
  expect(response.body.length).toBeLessThan((await gateway.post('/api/registration', {})).body.length + 20_000);
});

test('a date that no date field would show stays as it was typed', async () => {
  const gateway = await openForms({ now: clock });
  const response = await gateway.post('/api/registration', { ...fields, startDate: 'next Monday' });
  const page = show(response.body);
  expect(summaryOf(page)).toEqual([['startDate', 'Invalid date, Please enter a valid date']]);
  expect(fieldOf(page, 'startDate')?.value).toBe('next Monday');
});

test("today is the provider's day, not the machine's", async () => {
  // Five in the morning of the 6th in UTC is still the 5th in Alberta.
  const gateway = await openForms({ now: () => new Date('2026-10-06T05:00:00Z') });
  expect((await gateway.post('/api/registration', { ...fields, startDate: '2026-10-05' })).statusCode).toBe(200);
  const early = await gateway.post('/api/registration', { ...fields, startDate: '2026-10-04' });
  expect(summaryOf(show(early.body))).toEqual([['startDate', 'Invalid date, Date must be after 5 October 2026']]);
});

test('posts by script and without count towards one limit, told on the page with the form kept', async () => {
  const gateway = await openForms({ now: clock, config: { RATE_MAX: 1 } });
  await gateway.send(contactInquiry(letterhead, { name: 'Ana', email: '', phone: '', message: 'Hi' }));
  const response = await gateway.post('/api/contact', question);
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBeDefined();
  const page = show(response.body);
  expect(outcomeOf(page)?.textContent).toContain(says.tooMany.replace('{wait}', '10 minutes'));
  expect(outcomeOf(page)?.querySelector('a')?.getAttribute('href')).toBe(phoneLink(letterhead.phone));
  expect(fieldOf(page, 'dzMessage')?.value).toBe(question.dzMessage);
});

test('when nothing can be stored the page says so and keeps the form, and the next try works', async () => {
  const gateway = await openForms({ now: clock });
  for (const folder of [gateway.outboxFolder, gateway.mailbox]) {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
  }
  const response = await gateway.post('/api/registration', fields);
  expect(response.statusCode).toBe(503);
  const page = show(response.body);
  expect(outcomeOf(page)?.textContent).toContain(says.notStored);
  expect(fieldOf(page, 'childFirstName')?.value).toBe('李小龙');
  for (const folder of [gateway.outboxFolder, gateway.mailbox]) {
    rmSync(folder);
    mkdirSync(folder);
  }
  expect((await gateway.post('/api/registration', fields)).statusCode).toBe(200);
});

test('text that is too long for a letter is refused on the page in the same words, with the form kept', async () => {
  const gateway = await openForms({ now: clock });
  const response = await gateway.post('/api/contact', { ...question, dzMessage: 'x'.repeat(20_000) });
  expect(response.statusCode).toBe(413);
  expect(outcomeOf(show(response.body))?.textContent).toContain(says.messageTooLong);
});

test('a post that cannot be read is answered with a page and a way back', async () => {
  const gateway = await openForms({ now: clock });
  const long = await gateway.post('/api/registration', { note: 'x'.repeat(70_000) });
  expect(long.statusCode).toBe(413);
  expect(show(long.body).querySelector('main')?.textContent).toContain(`${says.allTooLong} ${says.goBack}`);
  const strange = await gateway.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(strange.statusCode).toBe(415);
  expect(show(strange.body).querySelector('main a[href="/contact-us"]')).not.toBeNull();
});

test('a visitor who goes on after the limit is told without the form, so that refusals cost little', async () => {
  const gateway = await openForms({ now: clock, config: { RATE_MAX: 1 } });
  const pages = [];
  for (const dzName of ['Ana', 'Ben', 'Cleo'])
    pages.push(pageOf((await gateway.post('/api/contact', { ...question, dzName, dzEmail: '' })).body));
  const texts = pages.map(({ body }) => body.textContent);
  expect(texts.map((text) => text.includes('On Tuesdays?'))).toEqual([true, true, false]);
  for (const text of texts.slice(1)) expect(text).toContain(says.tooMany.replace('{wait}', '10 minutes'));
  expect(texts[2]).toContain(posted.goBack);
  expect(pages[2]!.querySelector('main a[href="/contact-us"]')).not.toBeNull();
});

test('a form on a page of another site is refused with a page, where the browser shows one', async () => {
  const gateway = await openForms();
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { accept: 'text/html,*/*', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.statusCode).toBe(403);
  const page = show(response.body);
  expect(page.title).toMatch(/^Error: /);
  expect(page.querySelector('main')?.textContent).toContain(says.otherSite);
});

test('what has become of a message is told, also where its page cannot be rendered', async () => {
  for (const render of [async () => undefined, () => Promise.reject(new Error('broken'))]) {
    const gateway = await openForms({ now: clock, renderer: { render, close: async () => undefined } });
    const response = await gateway.post('/api/registration', fields);
    expect(response.statusCode).toBe(200);
    expect(show(response.body).querySelector('h1')?.textContent).toBe(says.thanks);
    const unfit = await gateway.post('/api/registration', { ...fields, dob: '' });
    expect([unfit.statusCode, unfit.body.includes('Date of birth is required')]).toEqual([422, true]);
  }
});

test('whatever breaks behind a post, the page says so and keeps the form', async () => {
  let isBroken = false;
  const brokenClock = () => {
    if (isBroken) throw new Error('broken');
    return now;
  };
  const gateway = await openForms({ now: brokenClock });
  isBroken = true;
  const response = await gateway.post('/api/contact', question);
  expect(response.statusCode).toBe(500);
  const page = show(response.body);
  expect(outcomeOf(page)?.textContent).toContain(says.broken);
  expect(fieldOf(page, 'dzMessage')?.value).toBe(question.dzMessage);
  isBroken = false;
  expect((await gateway.post('/api/contact', question)).statusCode).toBe(200);
});

test('somebody who opens the address of a sent form comes to the form', async () => {
  const gateway = await openForms();
  expect((await gateway.app.inject('/api/registration')).headers.location).toBe('/');
  expect((await gateway.app.inject('/api/contact')).headers.location).toBe('/contact-us');
});

test('the log keeps nothing of a form posted without scripts', async () => {
  const gateway = await openForms({ now: clock });
  await gateway.post('/api/registration', fields);
  await gateway.post('/api/registration', { ...fields, dob: '' });
  await gateway.mails();
  for (const value of [...Object.values(answers), 'family.example']) expect(gateway.log()).not.toContain(value);
});

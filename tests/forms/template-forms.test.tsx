import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { formService } from '#mail/form-service.ts';
import { newsletter, refused } from '#content/site/words/forms.ts';
import { captcha } from '#content/words/template-forms.ts';
import { forgetDraft } from '#forms/drafts.ts';
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx';
import { newsletter as newsletterForm } from '#forms/newsletter/record.ts';
import { QuestionForm } from '#forms/question/question-form.tsx';
import { question as questionForm } from '#forms/question/record.ts';
import { teacher as teacherForm } from '#forms/teacher-contact/record.ts';
import { TeacherForm } from '#forms/teacher-contact/teacher-form.tsx';
import { readToasts } from '#ui/overlay/toast-store.ts';

import { type Options } from '../gateway/gateway.ts';
import { descriptionOf } from './description-of.ts';
import { openService } from './service.ts';

const forms = {
  newsletter: <NewsletterForm />,
  question: <QuestionForm />,
  teacher: <TeacherForm teacher="Noor" />,
};
const paged = (form: keyof typeof forms) => <MemoryRouter>{forms[form]}</MemoryRouter>;

let logged: string[] = [];
let passed = 0;

beforeEach(() => {
  logged = [];
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')));
  // The EmailJS client sends a form of the same kind at most once in ten seconds, so each test begins a minute after the one before.
  passed += 60_000;
  vi.setSystemTime(Date.now() + passed);
  return () => {
    vi.useRealTimers();
    // Each test begins with empty forms.
    cleanup();
    for (const record of [newsletterForm, questionForm, teacherForm]) forgetDraft(record);
  };
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');
const values = {
  'Your name': 'Ana Okafor',
  Email: 'ana@family.example',
  Phone: '403-555-0142',
  Message: 'Is there room?',
};

async function fill(user: ReturnType<typeof userEvent.setup>, changes: Partial<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries({ ...values, ...changes })) if (text) await user.type(field(name), text);
}

async function open(form: keyof typeof forms, options: Options = {}) {
  const service = await openService(options);
  render(paged(form));
  return { ...service, user: userEvent.setup({ delay: null }) };
}

test('the newsletter form has one field, a required e-mail named dzEmail', () => {
  render(paged('newsletter'));
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([['dzEmail', 'email', true]]);
  expect(screen.queryByRole('group', { name: captcha.name })).toBeNull();
});

test.each(['question', 'teacher'] as const)('the %s form has the contact form’s four fields, all required', (form) => {
  render(paged(form));
  const facts = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ name, type, required }) => [name, type, required]);
  expect(facts).toEqual([
    ['dzName', 'text', true],
    ['dzEmail', 'email', true],
    ['dzOther[Phone]', 'tel', true],
    ['dzMessage', 'textarea', true],
  ]);
  expect(document.querySelector<HTMLInputElement>('[name=dzToDo]')?.value).toBe('Contact');
});

test.each([
  ['newsletter', '/api/newsletter'],
  ['question', '/api/question'],
  ['teacher', '/api/teacher-message'],
] as const)('without scripts the %s form posts by itself', (form, path) => {
  document.body.innerHTML = renderToString(paged(form));
  const element = document.querySelector('form')!;
  expect([element.method, element.getAttribute('action'), element.noValidate]).toEqual(['post', path, true]);
  expect(document.querySelector<HTMLInputElement>('[name=dzFax]')?.closest('[hidden]')).not.toBeNull();
  document.body.replaceChildren();
});

test('a sign-up is one request to send-form; the outcome is shown beside the form and announced once, and the form is emptied', async () => {
  const { user, posts, mails } = await open('newsletter');
  const heard: (string | null)[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard.push(textContent);
  }).observe(status(), { childList: true, subtree: true });
  await user.type(field('Your email'), 'ana@family.example');
  await user.click(button());
  // The first sending of this file also fetches the client's code.
  await waitFor(() => expect(status().textContent).toContain(newsletter.sent.title), { timeout: 30_000 });
  expect(heard).toEqual([newsletter.sent.title + newsletter.sent.text]);
  expect(field('Your email').value).toBe('');
  expect(readToasts().toasts).toEqual([]);
  expect(posts()).toHaveLength(1);
  expect(posts()[0]).toMatchObject({
    url: 'http://localhost:3000/api/v1.0/email/send-form',
    fields: { dzEmail: 'ana@family.example', user_id: formService.publicKey, lib_version: '4.4.1' },
  });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Newsletter request for ana@family.example - ${provider.name}`,
  ]);
});

test('the spam check begins when a visitor enters the form, and requests only this site', async () => {
  const { user, seen } = await open('question');
  expect(seen).toEqual([]);
  await user.click(field('Your name'));
  await screen.findByText(captcha.done, {}, { timeout: 30_000 });
  await user.click(field('Email'));
  expect(seen.map(({ url }) => url)).toEqual(['http://localhost:3000/api/challenge']);
});

test('a field is not called wrong before the first send, and an ill-formed address is named', async () => {
  const { user, posts } = await open('newsletter');
  await user.type(field('Your email'), 'ana(at)family');
  expect(field('Your email').getAttribute('aria-invalid')).toBe('false');
  await user.click(button());
  expect(descriptionOf(field('Your email'))).toBe('Please enter a valid email address');
  expect(document.activeElement).toBe(field('Your email'));
  expect(posts()).toEqual([]);
});

test('a refusal is shown beside the form in the service’s own words, without a toast, and everything is kept', async () => {
  const { user, instead } = await open('newsletter');
  instead.answer = async () => new Response(JSON.stringify({ message: 'Please wait a minute.' }), { status: 503 });
  await user.type(field('Your email'), 'ana@family.example');
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain('Please wait a minute.'));
  expect(status().textContent).toContain(refused.title);
  expect(status().textContent).not.toContain('503');
  expect(
    within(status())
      .getByRole('link', { name: new RegExp(RegExp.escape(provider.phone)) })
      .getAttribute('href'),
  ).toBe(phoneLink(provider.phone));
  expect(field('Your email').value).toBe('ana@family.example');
  expect(readToasts().toasts).toEqual([]);
  delete instead.answer;
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain(newsletter.sent.title));
});

test.each([
  [451, 'Unavailable For Headless Browser', refused.noAnswer],
  [403, 'Forbidden', refused.noAnswer],
  [429, 'Too Many Requests', refused.tooSoon],
])('%i %s is logged and not shown: the visitor reads plain words', async (code, text, words) => {
  const { user, instead } = await open('newsletter');
  instead.answer = async () => new Response(text, { status: code });
  await user.type(field('Your email'), 'ana@family.example');
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain(words));
  expect(status().textContent).not.toContain(text);
  expect(logged).toEqual([`newsletter: ${code} ${text}`]);
});

test('a second sign-up within ten seconds, on the next page too, is refused as too soon, and works later', async () => {
  const { user } = await open('newsletter');
  await user.type(field('Your email'), 'ana@family.example');
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain(newsletter.sent.title));
  cleanup();
  render(paged('newsletter'));
  await user.type(field('Your email'), 'ben@family.example');
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain(refused.tooSoon));
  expect(field('Your email').value).toBe('ben@family.example');
  vi.setSystemTime(Date.now() + 11_000);
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain(newsletter.sent.title));
});

test('only status and text are logged, nothing of the form', async () => {
  const { user, instead } = await open('newsletter');
  instead.answer = () => Promise.reject(new TypeError('Failed to fetch ana@family.example'));
  await user.type(field('Your email'), 'ana@family.example');
  await user.click(button());
  await waitFor(() => expect(logged).toEqual(['newsletter: 0 Network Error']));
  delete instead.answer;
  await user.click(button());
  await waitFor(() => expect(logged).toEqual(['newsletter: 0 Network Error', 'newsletter: 200 OK']));
  expect(logged.join()).not.toContain('family');
});

test('without a challenge for the spam check the form gives the phone number, keeps everything, and tries again with the next send', async () => {
  const { user, posts } = await open('question', { config: { RATE_MAX: 1 } });
  // This gateway gives out two challenges, which others have used up.
  await fetch('/api/challenge');
  await fetch('/api/challenge');
  await fill(user);
  await screen.findByText(captcha.failed);
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain(refused.title));
  expect(field('Message').value).toBe('Is there room?');
  expect(posts()).toEqual([]);
});

test.each([
  '<!doctype html><title>Sign in to this network</title>',
  '',
  '{}',
  'null',
  '{"error":"busy"}',
  '{"parameters":{}}',
])('a spam check that is answered with %j has failed, and nothing is sent', async (text) => {
  const { user, posts } = await open('question');
  const real = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    String(address).endsWith('/api/challenge') ? new Response(text) : real(address, init),
  );
  await fill(user);
  await screen.findByText(captcha.failed);
  await user.click(button());
  await waitFor(() => expect(status().textContent).toContain(refused.title));
  expect(field('Message').value).toBe('Is there room?');
  expect(posts()).toEqual([]);
});

test('a browser that cannot solve the spam check posts the form by itself', async () => {
  const { user } = await open('question');
  await fill(user);
  vi.stubGlobal('crypto', {});
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  await user.click(button());
  expect(submit).toHaveBeenCalledOnce();
});

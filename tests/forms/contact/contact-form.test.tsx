import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { provider } from '#content/site/provider.ts';
import { message as says, refused } from '#content/site/words/forms.ts';
import { ContactForm } from '#forms/contact/contact-form.tsx';
import { contact } from '#forms/contact/record.ts';
import { forgetDraft } from '#forms/drafts.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { Toaster, ToastRegions } from '#ui/overlay/toaster.tsx';

import { descriptionOf } from '../description-of.ts';

/** The network: what was posted, and how each post is answered. */
let posts: { url: string; init: RequestInit }[] = [];
let answer: () => Promise<Response>;

const json = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const body = () => JSON.parse(String(posts[0]?.init.body)) as Record<string, string>;

beforeEach(() => {
  posts = [];
  answer = json(200, { message: 'Thank you.' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push({ url, init });
    return answer();
  });
});

afterEach(() => {
  act(() => toast.dismiss());
  vi.unstubAllGlobals();
  cleanup();
  forgetDraft(contact);
});

const page = (
  <MemoryRouter>
    <ContactForm />
    <ToastRegions />
    <Toaster />
  </MemoryRouter>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const all = () => ['Your name', 'Email', 'Phone', 'Message'].map((name) => field(name).value);
const button = () => screen.getByRole('button', { name: /^Send/ });
/** The visible toast with these words, whose list is the only one on the page. */
const seen = (text: string) =>
  within(document.body).findByText((words, element) => words === text && !!element?.closest('.toast'));
const typeOf = async (text: string) => (await seen(text)).closest('.toast')?.getAttribute('data-toast');
/** What the live regions announce to a screen reader, in order, from the moment the page is open. */
let heard: (string | null)[] = [];

function listen() {
  heard = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard.push(textContent);
  });
  for (const role of ['status', 'alert']) observer.observe(screen.getByRole(role), { childList: true });
}

async function open() {
  render(page);
  listen();
  return userEvent.setup({ delay: null });
}

async function fill(user: ReturnType<typeof userEvent.setup>, answers: Partial<Record<string, string>> = {}) {
  const whole = {
    'Your name': 'Ana Okafor',
    Email: 'ana@family.example',
    Phone: '403-555-0167',
    Message: 'Is there room?',
    ...answers,
  };
  for (const [name, text] of Object.entries(whole)) if (text) await user.type(field(name), text);
}

async function sendWhole(answers: Partial<Record<string, string>> = {}) {
  const user = await open();
  await fill(user, answers);
  await user.click(button());
  return user;
}

test('four labelled fields have the names that are sent and types of their own, and are required', async () => {
  await open();
  const facts = ['Your name', 'Email', 'Phone', 'Message'].map((name) => {
    const { name: wire, type, required, autocomplete } = field(name);
    return [wire, type, required, autocomplete];
  });
  expect(facts).toEqual([
    ['dzName', 'text', true, 'name'],
    ['dzEmail', 'email', true, 'email'],
    ['dzOther[Phone]', 'tel', true, 'tel'],
    ['dzMessage', 'textarea', true, ''],
  ]);
});

test('a screen reader hears of a blank message with its field, not a second time from the toast', async () => {
  await sendWhole({ Message: '' });
  await seen('Please enter a message.');
  expect(heard).toEqual([]);
});

test('where another field takes the focus there is no toast, whose message is of another one', async () => {
  const user = await sendWhole({ Phone: '', Message: '' });
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
  expect(descriptionOf(field('Message'))).toContain('Please enter a message.');
  expect(document.querySelector('.toast')).toBeNull();
  expect(heard).toEqual([]);
  await user.type(field('Phone'), '403-555-0167');
  await user.click(button());
  await seen('Please enter a message.');
  expect(document.activeElement).toBe(field('Message'));
});

test('a hint is heard before the message of its field', async () => {
  await sendWhole({ Message: '' });
  await waitFor(() =>
    expect(descriptionOf(field('Message'))).toMatch(/^A few words are enough\..*Please enter a message\.$/),
  );
});

test('a second send that fails moves the focus to the first invalid field again', async () => {
  const user = await open();
  await user.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
  await user.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
});

test('the loading toast becomes the success, and a lasting confirmation takes the focus in place of the form, which is empty', async () => {
  let finish = () => {};
  answer = () => new Promise((resolve) => (finish = () => resolve(Response.json({ message: 'ok' }))));
  const user = await sendWhole();
  expect(await typeOf('Sending email, please wait...')).toBe('loading');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  finish();
  expect(await typeOf('Email sent successfully!')).toBe('success');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  const confirmation = screen.getByRole('group', { name: says.thanks });
  expect(document.activeElement).toBe(confirmation);
  act(() => toast.dismiss());
  expect(confirmation.isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
  expect(all()).toEqual(['', '', '', '']);
  expect(heard).toEqual(['Sending email, please wait...']);
});

test('a visitor who has moved on keeps the focus and hears the outcome', async () => {
  let finish = () => {};
  answer = () => new Promise((resolve) => (finish = () => resolve(Response.json({ message: 'ok' }))));
  render(<input aria-label="Elsewhere" />);
  await sendWhole();
  await seen('Sending email, please wait...');
  screen.getByLabelText('Elsewhere').focus();
  finish();
  await seen('Email sent successfully!');
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  expect(heard).toEqual(['Sending email, please wait...', 'Email sent successfully!']);
});

test('a refusal shows the service’s own message in the toast and in the page, and everything is kept', async () => {
  answer = json(429, { message: 'Please wait a minute.' });
  await sendWhole();
  await seen('An error occurred: Please wait a minute.');
  expect(all()).toEqual(['Ana Okafor', 'ana@family.example', '403-555-0167', 'Is there room?']);
  const panel = screen.getByRole('group', { name: refused.title });
  expect(document.activeElement).toBe(panel);
  expect(descriptionOf(panel)).toBe('An error occurred: Please wait a minute.');
  expect(heard).toEqual(['Sending email, please wait...']);
  expect(within(panel).getByRole('link', { name: provider.phone }).getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
  const draft = new URL(within(panel).getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href')!);
  expect(draft.protocol + draft.pathname).toBe(`mailto:${provider.email}`);
  expect(draft.searchParams.get('subject')).toBe(body()['subject']);
  expect(draft.searchParams.get('body')).toBe(body()['message']?.replaceAll('\n', '\r\n'));
});

test('special characters in the message of the service are shown as they are', async () => {
  answer = json(400, { message: 'It costs $& or $1.' });
  await sendWhole();
  expect(await typeOf('An error occurred: It costs $& or $1.')).toBe('error');
});

const half = '😀'.charAt(0);

test.each([
  ['an emoji where the draft is cut off', { Message: `${'x'.repeat(799)}😀${'y'.repeat(50)}` }],
  ['nothing but emoji after a letter', { Message: `x${'😀'.repeat(900)}` }],
  ['half of an emoji, as a script of somebody else’s may put it there', { 'Your name': `Ana ${half}`, Message: half }],
])('with %s a refusal is told, and offers the letter', async (_, typed: Record<string, string>) => {
  answer = json(503, { message: 'Not now.' });
  const user = await open();
  await fill(user);
  for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
  await user.click(button());
  const panel = await screen.findByRole('group', { name: refused.title });
  const draft = new URL(within(panel).getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href')!);
  expect(draft.searchParams.get('body')).toMatch(/^[^\uFFFD]{799}…\s+Name: Ana|^\uFFFD\s+Name: Ana \uFFFD\s/);
  expect(button().textContent).toBe('Send message');
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
});

test('where no letter can be offered, the reason and the phone number still stand there, and a second try succeeds', async () => {
  answer = json(503, { message: 'Not now.' });
  vi.stubGlobal('encodeURIComponent', () => {
    throw new URIError('broken');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const user = await sendWhole();
  const panel = await screen.findByRole('group', { name: refused.title });
  expect(descriptionOf(panel)).toBe('An error occurred: Not now.');
  expect(within(panel).getAllByRole('link')).toEqual([within(panel).getByRole('link', { name: provider.phone })]);
  answer = json(200, { message: 'Thank you.' });
  await user.click(button());
  await screen.findByRole('group', { name: says.thanks });
});

test('whatever breaks while it is sent is told in words for people, and a second try succeeds', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  const user = await sendWhole();
  await seen('An error occurred: Failed to send email');
  expect(all()).toEqual(['Ana Okafor', 'ana@family.example', '403-555-0167', 'Is there room?']);
  await user.click(button());
  await screen.findByRole('group', { name: says.thanks });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { provider } from '#content/site/provider.ts';
import { message as says, refused } from '#content/site/words/forms.ts';
import { ContactForm } from '#forms/contact/contact-form.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { Toaster } from '#ui/overlay/toaster.tsx';

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
});

const page = (
  <MemoryRouter>
    <ContactForm />
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
  return userEvent.setup();
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

async function sendWhole(answers = {}) {
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

test('the form says which form it is and posts by itself without scripts, with no browser bubbles', () => {
  document.body.innerHTML = renderToString(page);
  const form = document.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/api/contact');
  expect(form?.noValidate).toBe(true);
  expect(Object.fromEntries(new FormData(form!))).toEqual({
    dzToDo: 'Contact',
    dzName: '',
    dzEmail: '',
    'dzOther[Phone]': '',
    dzMessage: '',
  });
  document.body.replaceChildren();
});

test('a screen reader hears of a blank message with its field, not a second time from the toast', async () => {
  await sendWhole({ Message: '' });
  await seen('Please enter a message.');
  expect(heard).toEqual([]);
});

test('where another field takes the focus, the toast of a blank message is heard', async () => {
  await sendWhole({ Phone: '', Message: '' });
  await seen('Please enter a message.');
  expect(document.activeElement).toBe(field('Phone'));
  expect(heard).toEqual(['Please enter a message.']);
});

test('an empty form names each field beside it, goes to the first, and sends nothing', async () => {
  const user = await open();
  await user.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
  const messages = {
    'Your name': 'Name is required',
    Email: 'Email is required',
    Phone: 'Phone number is required',
    Message: 'Please enter a message.',
  };
  for (const [name, message] of Object.entries(messages)) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field(name))).toContain(message);
  }
  expect(posts).toEqual([]);
});

test('a missing name, e-mail or phone has no toast', async () => {
  await sendWhole({ 'Your name': '' });
  await screen.findByText('Name is required');
  expect(document.querySelector('.toast')).toBeNull();
  expect(heard).toEqual([]);
  expect(posts).toEqual([]);
});

test('an ill-formed address is named as such and takes the focus', async () => {
  await sendWhole({ Email: 'ana(at)family' });
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(descriptionOf(field('Email'))).toContain('Please enter a valid email address');
  expect(posts).toEqual([]);
});

test('a hint is heard before the message of its field', async () => {
  await sendWhole({ Message: '' });
  await waitFor(() =>
    expect(descriptionOf(field('Message'))).toMatch(/^A few words are enough\..*Please enter a message\.$/),
  );
});

test('an address that is probably misspelled is heard once when it is left, and can be mended with one press', async () => {
  const user = await open();
  await user.type(field('Email'), 'Ana@gmial.com');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  await user.tab();
  expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  expect(heard).toEqual(['Did you mean Ana@gmail.com?']);
  expect(descriptionOf(field('Email'))).toContain('Did you mean Ana@gmail.com?');
  await user.click(field('Email'));
  await user.tab();
  expect(heard).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Yes, use it' }));
  expect(field('Email').value).toBe('Ana@gmail.com');
  expect(document.activeElement).toBe(field('Email'));
  expect(screen.queryByRole('button', { name: 'Yes, use it' })).toBeNull();
});

test('an address that is probably misspelled is sent as it was typed', async () => {
  await sendWhole({ Email: 'ana@gmial.com' });
  await seen('Email sent successfully!');
  expect(body()['message']).toContain('ana@gmial.com');
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
  const confirmation = screen.getByRole('group', { name: says.sent.title });
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

test('the ready-filled mail follows what is typed after a refusal', async () => {
  answer = json(503, { message: 'Not now.' });
  const user = await sendWhole();
  await seen('An error occurred: Not now.');
  await user.type(field('Message'), ' On Tuesdays.');
  const draft = new URL(screen.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href')!);
  expect(draft.searchParams.get('body')).toMatch(/^Is there room\? On Tuesdays\.\r\n/);
});

test.each([
  ['an error without a message', json(500, {})],
  ['an answer that is no JSON', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is shown as a failure to send', async (_, given) => {
  answer = given;
  await sendWhole();
  expect(await typeOf('An error occurred: Failed to send email')).toBe('error');
});

test('special characters in the message of the service are shown as they are', async () => {
  answer = json(400, { message: 'It costs $& or $1.' });
  await sendWhole();
  expect(await typeOf('An error occurred: It costs $& or $1.')).toBe('error');
});

test('a press while a message is on its way sends nothing more', async () => {
  let finish = () => {};
  answer = () => new Promise((resolve) => (finish = () => resolve(Response.json({ message: 'ok' }))));
  const user = await sendWhole();
  await seen('Sending email, please wait...');
  await user.click(button());
  await user.type(field('Your name'), '{Enter}');
  finish();
  await seen('Email sent successfully!');
  expect(posts).toHaveLength(1);
});

test('what was typed before the scripts came is kept and sent', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  field('Your name').value = 'Early Bird';
  field('Email').value = 'early@family.example';
  field('Phone').value = '403-555-0100';
  field('Message').value = 'Typed early';
  const root = await act(async () => hydrateRoot(place, page));
  expect(all()).toEqual(['Early Bird', 'early@family.example', '403-555-0100', 'Typed early']);
  await userEvent.setup().click(button());
  await seen('Email sent successfully!');
  expect(body()['message']).toContain('Typed early');
  expect(body()['subject']).toContain('Early Bird');
  act(() => root.unmount());
  place.remove();
});

/** The words that a screen reader gives after the name, in their order. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

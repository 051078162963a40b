/** A family that registers, and a mail service that a test answers for. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

import { forgetDraft } from '#forms/drafts.ts';
import { registration } from '#forms/registration/site-record.ts';
import type { Registration } from '#forms/registration/schema.ts';
import { tellingTime } from '#forms/send.ts';
import { toast } from '#ui/overlay/toast-store.ts';
// The code of toasts, which the first one loads: a busy machine may take long for it.
import '#ui/overlay/toast-stack.tsx';

import { descriptionOf } from '../description-of.ts';

export const family: Registration = {
  parentFirstName: 'Ana',
  parentLastName: 'Okafor-Łuczak',
  parentNumber: '403-555-0167',
  parentEmail: 'ana@family.example',
  parentAddress: '48 Wheatland Road',
  parentCity: 'Willowbend',
  parentProvince: 'AB',
  parentPostalCode: 'T0A 0A1',
  foundUs: 'Friend',
  note: 'Two mornings & naps',
  childFirstName: 'Maya',
  childLastName: 'Okafor',
  startDate: '2027-01-11',
  dob: '2023-05-19',
  daysRequired: '',
  siblings: '',
};

/** The clock of a test stands on a Saturday in November; returns what ends the test. */
export function startClock() {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  return () => {
    cleanup();
    forgetDraft(registration);
    act(() => toast.dismiss());
    act(() => vi.advanceTimersByTime(10_000));
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
}

/** The client's fields. */
type Name = Exclude<keyof Registration, 'own'>;

const labels: Partial<Record<Name, RegExp>> = {
  parentFirstName: /^First name$/,
  parentLastName: /^Last name$/,
  parentNumber: /^Phone$/,
  parentEmail: /^Email$/,
  parentAddress: /^Address$/,
  parentCity: /^City$/,
  parentProvince: /^Province$/,
  parentPostalCode: /^Postal code$/,
  foundUs: /^Where did you find us\?$/,
  note: /^Notes/,
  childFirstName: /^Child’s first name$/,
  childLastName: /^Child’s last name$/,
  startDate: /^Requested start date$/,
  dob: /^Date of birth$/,
};

/** The control itself: a date stands in a group of the same name. */
export const field = (name: Name) =>
  screen.getByLabelText<HTMLInputElement>(labels[name]!, { selector: 'input, select, textarea' });
export const description = (name: Name) => descriptionOf(field(name));
/** As extensions and some browsers fill in or empty a field: without an event. */
export const put = (name: Name, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(name)), 'value')!.set!.call(field(name), value);
export const leave = (name: Name) =>
  act(async () => {
    field(name).focus();
    field(name).blur();
  });
// The form checks itself asynchronously, so each step waits until it has answered.
export const fill = (name: Name, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
export const press = (name: string) => answered(() => fireEvent.click(screen.getByRole('button', { name })));
/** After an event: the form has been checked, and the focus has moved. */
export async function answered(event: () => void) {
  await act(async () => event());
  await act(() => vi.advanceTimersByTimeAsync(0));
}
export const heading = (step: number) => screen.queryByRole('heading', { name: new RegExp(`^Step ${step} of 3: `) });

const names = Object.keys(labels) as Name[];
async function fillAll(some: typeof names, changes: Partial<Registration> = {}) {
  for (const name of some) await fill(name, { ...family, ...changes }[name] ?? '');
}
export const fillParent = (changes?: Partial<Registration>) => fillAll(names.slice(0, 8), changes);
export const fillInfo = () => fillAll(names.slice(8, 10));
export const fillChild = (changes?: Partial<Registration>) => fillAll(names.slice(10), changes);

export async function toInfo(changes?: Partial<Registration>) {
  await fillParent(changes);
  await press('Next');
}

export async function toChild(changes?: Partial<Registration>) {
  await toInfo(changes);
  await fillInfo();
  await press('Next');
}

/** The words of the visible toasts, once their code has loaded. */
export async function toasts() {
  for (let turn = 0; turn < 300 && !document.querySelector('[data-toast]'); turn += 1)
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  return [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
}

/** The words that the live regions announced to a screen reader. */
export const heard = () =>
  [screen.getByRole('status'), screen.getByRole('alert')].flatMap((region) =>
    within(region)
      .queryAllByText(/./)
      .map((line) => line.textContent),
  );

/** Waits until pending answers have been handled. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setImmediate(resolve)));
}

export interface Post {
  readonly path: string;
  readonly body: Record<string, string>;
  answer: (status: number, body?: unknown) => Promise<void>;
  fail: () => Promise<void>;
}

/** Stands in for the network: keeps what is posted until the test answers it. */
export function mailService() {
  const posts: Post[] = [];
  vi.stubGlobal(
    'fetch',
    (path: string, init: { body: string }) =>
      new Promise((resolve, reject) => {
        posts.push({
          path,
          body: JSON.parse(init.body),
          answer: async (status, body = { message: 'ok' }) => {
            resolve(new Response(JSON.stringify(body), { status }));
            await told();
          },
          fail: async () => {
            reject(new TypeError('network'));
            await told();
          },
        });
      }),
  );
  return posts;
}

/** The page shows an answer only after it has announced that the form is being sent. */
const told = () => act(() => vi.advanceTimersByTimeAsync(tellingTime));

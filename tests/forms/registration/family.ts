/** A family that registers, and a mail service that a test answers for. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

import type { RegistrationAnswers } from '#content/words/registration.ts';
import { tellingTime } from '#forms/send.ts';

export const family: RegistrationAnswers = {
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
};

const labels: Partial<Record<keyof RegistrationAnswers, RegExp>> = {
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
export const field = (name: keyof RegistrationAnswers) =>
  screen.getByLabelText<HTMLInputElement>(labels[name]!, { selector: 'input, select, textarea' });
export const fill = (name: keyof RegistrationAnswers, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const heading = (step: number) => screen.queryByRole('heading', { name: new RegExp(`^Step ${step} of 3: `) });

const names = Object.keys(labels) as (keyof RegistrationAnswers)[];
export const fillParent = (changes: Partial<RegistrationAnswers> = {}) =>
  names.slice(0, 8).forEach((name) => fill(name, { ...family, ...changes }[name]));
export const fillInfo = () => names.slice(8, 10).forEach((name) => fill(name, family[name]));
export const fillChild = (changes: Partial<RegistrationAnswers> = {}) =>
  names.slice(10).forEach((name) => fill(name, { ...family, ...changes }[name]));

export function toInfo(changes?: Partial<RegistrationAnswers>) {
  fillParent(changes);
  press('Next');
}

export function toChild(changes?: Partial<RegistrationAnswers>) {
  toInfo(changes);
  fillInfo();
  press('Next');
}

/** The words of the visible toasts, once their code has loaded. */
export async function toasts() {
  for (let turn = 0; turn < 300 && !document.querySelector('[data-toast]'); turn += 1)
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  return [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent);
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

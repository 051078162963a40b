// @vitest-environment jsdom
// The waiting list without scripts, and the way to it from a registration that is refused because the child is too young.
import { expect, test } from 'vitest';

import { waitingTitle } from '#content/values/waiting-title.ts';
import { dobOutOfRange } from '#content/words/registration.ts';
import { waitingMessages as messages } from '#content/words/waiting-list.ts';
import { check } from '#forms/check.ts';
import { waitingListOf } from '#forms/waiting-list/record.ts';
import { waitingListLetter } from '#mail/waiting-list.ts';
import { routeOf } from '#routes.ts';

import { answers, now, letterhead } from '../../mail/family.ts';
import { daycare } from '../gateway.ts';
import { fieldOf, openForms, outcomeOf, show, summaryOf } from './answers.ts';

const clock = () => now;
const request = {
  born: { month: '05', year: '2027' },
  start: { month: '06', year: '2028' },
  group: 'I do not know yet',
  email: 'ana@family.example',
  phone: '',
};
const fields = (changes: Partial<typeof request> = {}) => {
  const { born, start, ...rest } = { ...request, ...changes };
  return {
    ...rest,
    'born[month]': born.month,
    'born[year]': born.year,
    'start[month]': start.month,
    'start[year]': start.year,
  };
};

test('a request arrives at the daycare alone, with the address to answer to, and by script and without it is one', async () => {
  const gateway = await openForms({ now: clock });
  expect((await gateway.send(waitingListLetter(letterhead, request))).statusCode).toBe(200);
  expect((await gateway.post('/api/waiting-list', fields())).statusCode).toBe(200);
  const mails = await gateway.mails();
  expect(mails.map(({ subject }) => subject)).toEqual([waitingListLetter(letterhead, request).subject]);
  expect(mails[0]!.replyTo?.value[0]?.address).toBe(request.email);
});

test.runIf(routeOf('/places'))('a request that is not whole comes back with its values, and what to do', async () => {
  const gateway = await openForms({ now: clock });
  const response = await gateway.post('/api/waiting-list', fields({ start: { month: '01', year: '2027' }, email: '' }));
  expect(response.statusCode).toBe(422);
  const page = show(response.body);
  expect(summaryOf(page)).toEqual([
    ['start[month]', messages.beforeBirth.replace('{month}', 'May 2027')],
    ['email', messages.emailMissing],
  ]);
  expect(fieldOf(page, 'born[month]')?.value).toBe('05');
  expect(fieldOf(page, 'group')?.value).toBe(request.group);
  expect(await gateway.mails()).toEqual([]);
});

test('the gateway takes what the browser takes, month by month', async () => {
  const gateway = await openForms({ now: clock });
  const form = waitingListOf(letterhead);
  const month = (index: number) => {
    const date = new Date(now.getFullYear(), now.getMonth() + index, 1);
    return { month: String(date.getMonth() + 1).padStart(2, '0'), year: String(date.getFullYear()) };
  };
  for (const born of [-200, -3, 0, 12, 13])
    for (const start of [-1, 0, 12, 72, 73]) {
      const values = { house: '', ...request, born: month(born), start: month(start) };
      const isTaken = check(form, values, now).failures.length === 0;
      const { statusCode } = await gateway.post('/api/waiting-list', fields(values));
      expect(statusCode, `${born} ${start}`).toBe(isTaken ? 200 : 422);
    }
});

test.runIf(waitingTitle)(
  'beside a child that is too young stands the way to the list, and beside one that is too old none',
  async () => {
    const gateway = await openForms({ now: clock });
    const waysBeside = async (dob: string) => {
      const page = show((await gateway.post('/api/registration', { ...answers, dob })).body);
      expect(outcomeOf(page)).toBeTruthy();
      return page.querySelectorAll('#registration-dob-help a[href="/places#waiting-list"]').length;
    };
    expect(await waysBeside('2026-09-30')).toBe(1);
    expect(await waysBeside('1999-01-01')).toBe(0);
  },
);

test('a daycare that counts ages on the start date takes who is old enough then, and says so to the others', async () => {
  const ages = '12 months to 12 years';
  const counting = { ...daycare, letterhead: { ...letterhead, ages, agesAt: 'start' as const } };
  const gateway = await openForms({ now: clock, daycareOf: () => counting });
  const statusOf = async (dob: string, startDate: string) =>
    (await gateway.post('/api/registration', { ...answers, dob, startDate })).statusCode;
  expect(await statusOf('2026-03-01', '2027-03-01')).toBe(200);
  expect(await statusOf('2026-03-03', '2027-03-01')).toBe(422);
  // What a browser would not send: spaces are no way around the rule.
  expect(await statusOf('2026-03-03', ' 2027-03-01')).toBe(422);
  const refused = await gateway.post('/api/registration', { ...answers, dob: '2026-03-03', startDate: '2027-03-01' });
  expect(summaryOf(show(refused.body))).toEqual([['dob', dobOutOfRange(ages, 'start')]]);
  expect(dobOutOfRange(ages, 'start')).toBe('Date of Birth must be between 12 months to 12 years on the start date.');
});

// @vitest-environment jsdom
// The gateway of a daycare that asks in its own way in the registration, and of one that takes none for a time.
import { expect, test } from 'vitest';

import type { OwnField } from '#content/rules/own-fields.ts';
import { closedWords } from '#content/words/closed.ts';
import { ownFieldWords } from '#content/words/own-fields.ts';
import { posted } from '#content/words/posted.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { registrationReport } from '#mail/registration-report.ts';
import { waitingListLetter } from '#mail/waiting-list.ts';
import { foreignSubjectPrefix } from '#gateway/forms/posted.ts';

import { answers, letterhead, now } from '../../mail/family.ts';
import { daycare } from '../gateway.ts';
import { openForms, outcomeOf, show, summaryOf } from './answers.ts';

const clock = () => now;
const { questions: _, asksHouse: __, ...ofClient } = letterhead;
const fields: readonly OwnField[] = [
  { kind: 'choices', name: 'House', label: 'Which house?', choices: ['River', 'Hill'] },
  { kind: 'days', name: 'Days', label: 'Which days?', choices: ['Monday', 'Tuesday'] },
  { kind: 'second parent', name: 'Parent', label: 'Second parent' },
];
const asking = {
  ...daycare,
  letterhead: { ...ofClient, questions: ['Which house', 'Which days', 'Second parent'] },
  asked: { fields },
};
const own = {
  'own[House]': 'Hill',
  'own[Days][Tuesday]': 'Tuesday',
  'own[Parent][name]': 'Ben',
  'own[Parent][phone]': '403-555-0188',
};

test('what is asked besides is posted without scripts, and stands in the letter', async () => {
  const gateway = await openForms({ now: clock, daycareOf: () => asking });
  expect((await gateway.post('/api/registration', { ...answers, ...own })).statusCode).toBe(200);
  // Beside the note to the family, which is of the same moment.
  const report = (await gateway.mails()).find(({ subject }) => subject!.startsWith('Registration Request'));
  expect(report!.text).toMatch(/ \| Which house: Hill \| Which days: Tuesday \| Second parent: Ben, 403-555-0188$/m);
});

test('a choice that is none of the list comes back with its message, and leaving all of it out is no mistake', async () => {
  const gateway = await openForms({ now: clock, daycareOf: () => asking });
  const refused = await gateway.post('/api/registration', { ...answers, ...own, 'own[House]': 'Castle' });
  expect(refused.statusCode).toBe(422);
  expect(summaryOf(show(refused.body)).map(([, message]) => message)).toEqual([ownFieldWords.choose]);
  expect((await gateway.post('/api/registration', { ...answers })).statusCode).toBe(200);
});

test('a letter of its page is the site’s own, also if it came from a build that asked something else', async () => {
  const { letterhead: former } = asking;
  const replaced = now.toISOString();
  const present = { ...daycare, letterhead: ofClient, former: [{ letterhead: former, replaced }] };
  const gateway = await openForms({ now: clock, daycareOf: () => present });
  const rows = former.questions.map((question) => [question, 'Both'] as const);
  const { statusCode } = await gateway.send(registrationReport(former, answers, now, rows));
  expect(statusCode).toBe(200);
  const [report] = await gateway.mails();
  expect(report!.subject).not.toContain(foreignSubjectPrefix);
  expect(report!.text).toContain('Which days: Both');
});

const says = 'We are full until the snow melts.';
const closed = (until?: string) => ({ ...daycare, closed: { says, ...(until && { until }) } });
const told = `${says} ${closedWords.answer.replace('{address}', `${letterhead.url}/places`)}`;

test('a registration that is sent to a closed daycare is refused with its sentence, and nothing of it is kept', async () => {
  const gateway = await openForms({ now: clock, daycareOf: () => closed() });
  const byScript = await gateway.send(registrationReport(letterhead, answers, now));
  expect(byScript.statusCode).toBe(403);
  expect(byScript.json()).toEqual({ message: told, needs: 'waiting-list' });
  // Whatever is wrong in it: to mend it would be in vain.
  for (const post of [answers, { ...answers, dob: '1999-01-01' }]) {
    const plain = await gateway.post('/api/registration', { ...post });
    expect(plain.statusCode).toBe(403);
    expect(show(plain.body).body.textContent).toContain(`${told} ${posted.goBack}`);
    expect(outcomeOf(document)).toBeNull();
  }
  expect(await gateway.mails()).toEqual([]);
  expect(gateway.kept()).not.toContain(answers.parentEmail);
});

test('the waiting list and messages of a closed daycare arrive', async () => {
  const gateway = await openForms({ now: clock, daycareOf: () => closed() });
  const [born, start] = [
    { month: '05', year: '2026' },
    { month: '09', year: '2027' },
  ];
  const family = { email: answers.parentEmail, phone: '', group: 'Infants' };
  const letters = [
    waitingListLetter(letterhead, { born, start, ...family }),
    contactInquiry(letterhead, { name: 'Ana', message: 'Hi', ...family }),
  ];
  for (const letter of letters) expect((await gateway.send(letter)).statusCode).toBe(200);
});

test('from the day after the last one on registrations are taken, whatever build is served', async () => {
  // The clock of the daycare, not that of UTC: there the next day has begun.
  const evening = new Date('2026-10-06T03:00:00Z');
  const statusOn = async (until: string) => {
    const gateway = await openForms({ now: () => evening, daycareOf: () => closed(until) });
    const { statusCode } = await gateway.send(registrationReport(letterhead, answers, evening));
    expect((await gateway.post('/api/registration', { ...answers })).statusCode).toBe(statusCode);
    return statusCode;
  };
  expect(await statusOn('2026-10-05')).toBe(403);
  expect(await statusOn('2026-10-04')).toBe(200);
});

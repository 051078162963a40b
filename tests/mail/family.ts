import { letterhead } from '#content/values/daycare.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport, type RegistrationLetterAnswers } from '#mail/registration-report.ts';

/** A registration as parents send it, with the letters, signs and line breaks that real life has. */
export const answers: RegistrationLetterAnswers = {
  parentFirstName: 'Zoë',
  parentLastName: "O'Brien-Łuczak",
  parentNumber: '403-555-0167',
  parentEmail: 'zoe@family.example',
  parentAddress: '48 Wheatland Road',
  parentCity: 'Willowbend',
  parentProvince: 'AB',
  parentPostalCode: 'T0A 0A1',
  foundUs: 'Friend',
  note: 'Tuesdays & Thursdays, please.\nAllergic to <b>peanuts</b>.',
  childFirstName: '李小龙',
  childLastName: 'Łuczak',
  startDate: '2026-11-02',
  dob: '2023-02-28',
};

/** Half past nine in the morning in Alberta. */
export const now = new Date('2026-10-05T15:30:00Z');

export { letterhead };

/** The letters of this registration, to the provider and to the parent. */
export const report = registrationReport(letterhead, answers, now);
export const confirmation = parentConfirmation(letterhead, answers.parentEmail);

/** Every field filled by the same rule. */
export const filled = (value: (name: string) => string) =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, value(name)])) as unknown as RegistrationLetterAnswers;

import { provider } from '../../src/content/records/provider.ts';
import type { Message } from '../../src/mail/contract.ts';
import { registrationReport } from '../../src/mail/registration-report.ts';

/** A valid registration as the browser posts it. Its names and its address contain the token, by which it is recognised when it arrives. */
export const registrationOf = (token: string, note = 'Allergic to <b>peanuts</b>.\n'.repeat(4)): Message =>
  registrationReport(
    provider,
    {
      parentFirstName: 'Zoë',
      parentLastName: `Łuczak ${token}`,
      parentNumber: '403-555-0167',
      parentEmail: `${token}@family.example`,
      parentAddress: '48 Wheatland Road',
      parentCity: 'Willowbend',
      parentProvince: 'AB',
      parentPostalCode: 'T0A 0A1',
      foundUs: 'Friend',
      note,
      childFirstName: '李小龙',
      childLastName: token,
      startDate: '2026-11-02',
      dob: '2023-02-28',
    },
    new Date(),
  );

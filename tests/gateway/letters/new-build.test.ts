// What happens to letters while one build takes the place of another: of pages that stand open from before, and of new ones.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { daycareFile, type Daycare } from '#daycare.ts';
import { readDaycare } from '#gateway/http/built-site.ts';
import { foreignSubjectPrefix } from '#gateway/forms/posted.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { type Letterhead } from '#mail/letterhead.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { openBuild } from '../../../tasks/swap-build.ts';
import { answers } from '../../mail/family.ts';
import { daycare, openGateway, temporaryFolder, type Options } from '../gateway.ts';

const day = 86_400_000;
const { letterhead: before } = daycare;

/** What an owner changes between two builds. */
const changes: Record<string, Partial<Letterhead>> = {
  'the e-mail address': { email: 'new@corrected.example' },
  'the phone number': {
    phone: '403-222-0199',
    words: { ...before.words, confirmation: { ...before.words.confirmation, call: 'Call us at 403-222-0199.' } },
  },
  'the colour of buttons': { colours: { ...before.colours, accent: '#123456', band: '#654321' } },
  'the words of the confirmation': {
    words: { ...before.words, confirmation: { ...before.words.confirmation, greeting: 'Hello and thank you!' } },
  },
  'the name': { name: 'Little Acorns', longName: 'Little Acorns Daycare' },
  'the street': { address: { ...before.address, street: '1 Other Street' } },
  'the address of the site': { url: 'https://acorns.example' },
};

/** Makes builds as `npm run build` does, without pages. */
function siteIn(folder: string) {
  const dist = join(folder, 'dist');
  symlinkSync(join(dist, 'client'), join(folder, 'site'));
  return (said: Partial<Daycare>, now = new Date()) => {
    const build = openBuild(dist, now);
    for (const [file, text] of [
      [join(build.client, 'index.html'), '<title>Home</title>'],
      [join(build.server, daycareFile), JSON.stringify({ ...daycare, ...said })],
    ] as const) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    build.swapIn('');
  };
}

async function openSite(options: Options = {}) {
  const folder = temporaryFolder();
  const swapIn = siteIn(folder);
  swapIn({});
  return { swapIn, gateway: await openGateway({ ...options, folder, daycareOf: readDaycare }) };
}

const family = (name: string) => ({ ...answers, parentFirstName: name, parentEmail: `${name}@family.example` });
const inquiryOf = (name: string) => ({ name, email: `${name}@family.example`, phone: '1', message: `From ${name}` });
const submitted = new Date('2026-10-05T15:30:00Z');

for (const [what, change] of Object.entries(changes))
  test(`after a build with another ${what.replace(/^the /, '')}, letters of pages from before and of new ones arrive alike`, async () => {
    const { swapIn, gateway } = await openSite();
    const after: Letterhead = { ...before, ...change };
    swapIn({ letterhead: after });
    for (const [name, page] of [
      ['old', before],
      ['new', after],
    ] as const) {
      const typed = family(name);
      expect((await gateway.send(registrationReport(page, typed, submitted))).statusCode, name).toBe(200);
      const confirmed = await gateway.send(parentConfirmation(page, typed.parentEmail));
      expect(confirmed.statusCode, `${name}: ${confirmed.body}`).toBe(200);
      expect((await gateway.send(contactInquiry(page, inquiryOf(name)))).statusCode, name).toBe(200);
      const plain = await gateway.post('/api/contact', {
        dzName: `plain ${name}`,
        dzEmail: `${name}@family.example`,
        'dzOther[Phone]': '1',
        dzMessage: 'Without scripts',
      });
      expect(plain.statusCode, plain.body).toBe(200);
    }
    const mails = await gateway.mails();
    expect(mails).toHaveLength(8);
    for (const name of ['old', 'new']) {
      const report = registrationReport(after, family(name), submitted);
      const confirmation = parentConfirmation(after, `${name}@family.example`);
      const inquiry = contactInquiry(after, inquiryOf(name));
      for (const letter of [report, confirmation, inquiry]) {
        const mail = mails.find(({ subject, to }) => subject === letter.subject && [to].flat()[0]?.text === letter.to);
        expect(mail, `${name}: ${letter.subject}`).toBeDefined();
        expect(mail?.from?.value).toEqual([{ name: after.name, address: after.email }]);
        if (letter.html) expect(mail?.html).toBe(letter.html);
        if (letter !== confirmation) expect(mail?.replyTo?.text).toBe(`${name}@family.example`);
      }
    }
    const toDaycare = mails.filter(({ to }) => ![to].flat()[0]?.text.endsWith('@family.example'));
    expect(toDaycare.map(({ to }) => [to].flat()[0]?.text)).toEqual(Array(6).fill(after.email));
  });

test('a letter that waits while a build comes goes to the address of that build', async () => {
  const { swapIn, gateway } = await openSite({ delivers: false });
  await gateway.send(contactInquiry(before, inquiryOf('ana')));
  const after = { ...before, ...changes['the e-mail address'] };
  swapIn({ letterhead: after });
  gateway.start();
  const [mail] = await gateway.mails();
  expect([mail?.to].flat()[0]?.text).toBe(after.email);
});

test('pages from before are known for seven days after the build that replaced them, whatever builds come meanwhile', async () => {
  const { swapIn, gateway } = await openSite();
  const second = { ...before, name: 'Second' };
  const third = { ...before, name: 'Third' };
  const began = Date.now();
  const subjectsOf = async () => (await gateway.mails()).map(({ subject }) => subject);
  swapIn({ letterhead: second }, new Date(began));
  swapIn({ letterhead: third }, new Date(began + 6 * day));
  await gateway.send(contactInquiry(before, inquiryOf('ana')));
  expect(await subjectsOf()).toEqual(['New Inquiry from ana - Third']);
  swapIn({ letterhead: third, takesComments: false }, new Date(began + 8 * day));
  await gateway.send(contactInquiry(second, inquiryOf('bo')));
  await gateway.send(contactInquiry(before, inquiryOf('cy')));
  expect((await subjectsOf()).toSorted()).toEqual(
    [
      'New Inquiry from ana - Third',
      'New Inquiry from bo - Third',
      `${foreignSubjectPrefix} New Inquiry from cy - ${before.name}`,
    ].toSorted(),
  );
});

test('words and forms are those of the build that is served', async () => {
  const { swapIn, gateway } = await openSite();
  const thanks = async () => (await gateway.send(contactInquiry(before, inquiryOf('ana')))).json().message;
  expect(await thanks()).toBe(daycare.answers.thanks);
  const comment = { Author: 'Ana', Email: 'ana@family.example', comment: 'Hello' };
  expect((await gateway.post('/api/comments', comment)).statusCode).toBe(200);
  swapIn({ takesComments: false, answers: { ...daycare.answers, thanks: 'Got it.' } }, new Date(Date.now() + 1_000));
  expect(await thanks()).toBe('Got it.');
  expect((await gateway.post('/api/comments', comment)).statusCode).toBe(404);
  const young = { ...before, ages: '1 to 2 weeks' };
  swapIn({ letterhead: young }, new Date(Date.now() + 2_000));
  const refused = await gateway.post('/api/registration', { ...answers, startDate: '2099-01-01' });
  expect(refused.body).toContain('between 1 to 2 weeks');
});

test('a build that does not say whose it is is not asked again, and the one before goes on', async () => {
  const { swapIn, gateway } = await openSite();
  swapIn({ letterhead: {} as Letterhead });
  expect((await gateway.send(contactInquiry(before, inquiryOf('ana')))).statusCode).toBe(200);
  expect((await gateway.app.inject('/')).body).toContain('Home');
});

// @vitest-environment node
// /api/health says whether somebody must look after the gateway: a parent's letter that is refused, an outbox that takes none, and pages that are gone are seen by nobody else.
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { daycareFile } from '#daycare.ts';
import { readDaycare } from '#gateway/http/built-site.ts';
import { foreignSubjectPrefix } from '#gateway/forms/posted.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { openBuild } from '../../tasks/swap-build.ts';
import { answers, letterhead, now } from '../mail/family.ts';
import { daycare, openGateway, openSmtp, temporaryFolder, type Options } from './gateway.ts';
import { sendToService } from './to-service.ts';

type Gateway = Awaited<ReturnType<typeof openGateway>>;

const healthOf = async ({ app }: Gateway) => {
  const { status, reasons } = (await app.inject('/api/health')).json<{ status: string; reasons: string[] }>();
  return { status, reasons: reasons.join(' ') };
};
const isWell = { status: 'ok', reasons: '' };
const needsSomebody = (why: RegExp) => ({ status: 'attention', reasons: expect.stringMatching(why) });

const inquiry = (message: string, of = letterhead) =>
  contactInquiry(of, { name: 'Ana', email: 'ana@family.example', phone: '1', message });

/** A daycare that this gateway has never heard of: as a page that stood open for months knows it. */
const former = {
  ...letterhead,
  email: 'old@before.example',
  words: { ...letterhead.words, confirmation: { ...letterhead.words.confirmation, greeting: 'Hello!' } },
};

/** What pages send that this gateway does not know, and the reason in the log. */
const ofUnknownPages: Record<string, [reason: string, send: (gateway: Gateway) => Promise<unknown>]> = {
  'an inquiry to another address': ['other-recipient', ({ send }) => send(inquiry('Hello', former))],
  'a registration to another address': [
    'other-recipient',
    ({ send }) => send(registrationReport(former, answers, now)),
  ],
  'a registration with another name of the daycare': [
    'marked',
    ({ send }) => send(registrationReport({ ...letterhead, name: 'Acorns' }, answers, now)),
  ],
  'a confirmation in other words': [
    'other-content',
    async ({ send }) => {
      await send(registrationReport(letterhead, answers, now));
      return send(parentConfirmation(former, answers.parentEmail));
    },
  ],
  'a form with another key of the service': [
    'unknown-user',
    (gateway) => sendToService(gateway, { user_id: 'before' }, { dzEmail: 'ana@family.example' }),
  ],
  'a form that the service does not know': [
    'unknown-template',
    (gateway) => sendToService(gateway, { template_id: 'before' }, { dzName: 'Ana', dzMessage: 'Hello' }),
  ],
  'a form that the build has no more': [
    'form-gone',
    ({ post }) => post('/api/comments', { Author: 'Ana', Email: 'ana@family.example', comment: 'Hello' }),
  ],
};

test.each(Object.entries(ofUnknownPages))(
  '%s of a page that the gateway does not know: the log warns, and health tells it for a day',
  async (_, [reason, send]) => {
    let time = now.getTime();
    const gateway = await openGateway({
      now: () => new Date(time),
      daycareOf: () => ({ ...daycare, takesComments: false }),
    });
    expect(await healthOf(gateway)).toEqual(isWell);
    await send(gateway);
    expect(await healthOf(gateway)).toEqual(needsSomebody(/^Letters that look like this site's own come from/));
    const warnings = gateway
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":40'));
    expect(warnings).toEqual([expect.stringContaining(`"reason":"${reason}"`)]);
    expect(warnings.join()).not.toMatch(/family|before\.example|Ana|Zoë/);
    await gateway.mails();
    time += 25 * 60 * 60_000;
    expect(await healthOf(gateway)).toEqual(isWell);
  },
);

test('what strangers try, and what a parent does twice, is no reason to look after the gateway', async () => {
  const gateway = await openGateway();
  const victim = 'victim@elsewhere.example';
  await gateway.send({ to: victim, subject: 'Hello', message: 'Buy this', html: '<p>Buy this</p>' });
  await gateway.send(parentConfirmation(letterhead, victim));
  await gateway.send({ to: letterhead.email, subject: 'Hello', message: 'Buy this' });
  await sendToService(gateway, { user_id: '' }, { from: victim });
  await sendToService(gateway, {}, { dzEmail: 'nothing' });
  for (let time = 0; time < 2; time += 1) {
    await gateway.send(registrationReport(letterhead, answers, now));
    await gateway.send(parentConfirmation(letterhead, answers.parentEmail));
  }
  const subjects = (await gateway.mails()).map(({ subject }) => subject);
  expect(subjects).toContain(`${foreignSubjectPrefix} Hello`);
  expect(await healthOf(gateway)).toEqual(isWell);
});

test.each<[what: string, spoil: (folder: string) => void, code: string]>([
  ['deleted', (folder) => rmSync(folder, { recursive: true }), 'ENOENT'],
  [
    'a file',
    (folder) => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, '');
    },
    'ENOTDIR|EACCES',
  ],
])('an outbox that is %s is told, with and without a letter, until one is written again', async (_, spoil, code) => {
  const smtp = await openSmtp();
  const gateway = await openGateway({ transport: smtp.transport });
  const cannotBeWritten = needsSomebody(new RegExp(`^The outbox cannot be written \\((?:${code})\\)`));
  spoil(gateway.outboxFolder);
  expect(await healthOf(gateway)).toEqual(cannotBeWritten);
  expect((await gateway.send(inquiry('one'))).statusCode).toBe(200);
  expect(smtp.mails).toHaveLength(1);
  expect(await healthOf(gateway)).toEqual(cannotBeWritten);
  rmSync(gateway.outboxFolder, { recursive: true, force: true });
  mkdirSync(gateway.outboxFolder);
  expect(await healthOf(gateway)).toEqual(cannotBeWritten);
  expect((await gateway.send(inquiry('two'))).statusCode).toBe(200);
  expect(await healthOf(gateway)).toEqual(isWell);
});

/** A gateway of a site with a page, and what makes a new build of it. */
async function openSite(options: Options = {}) {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  const build = (said: object = daycare) => {
    const { client, server, swapIn } = openBuild(dist, new Date(Date.now() + builds++ * 1_000));
    for (const [file, text] of [
      [join(client, 'index.html'), '<title>Home</title>'],
      [join(client, 'assets/home.js'), ''],
      [join(server, 'notice.html'), ''],
      [join(server, 'answer.js'), ''],
      [join(server, daycareFile), JSON.stringify(said)],
    ] as const) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    swapIn('');
  };
  let builds = 0;
  build();
  symlinkSync(join(dist, 'client'), join(folder, 'site'));
  return { dist, build, gateway: await openGateway({ ...options, folder, daycareOf: readDaycare }) };
}

const siteIsGone = needsSomebody(/^The site that SITE_DIR leads to is not there, or the gateway may not read it/);

test('a site that is taken away under way is told until it is there again', async () => {
  const { dist, gateway } = await openSite();
  expect(await healthOf(gateway)).toEqual(isWell);
  renameSync(dist, `${dist}.away`);
  expect((await gateway.app.inject('/')).statusCode).toBe(404);
  expect(await healthOf(gateway)).toEqual(siteIsGone);
  renameSync(`${dist}.away`, dist);
  expect(await healthOf(gateway)).toEqual(isWell);
});

test('pages that are gone from a build are told, and a build that cannot be read in place of which another is served', async () => {
  const { dist, build, gateway } = await openSite();
  build({});
  expect((await gateway.app.inject('/')).body).toContain('Home');
  expect(await healthOf(gateway)).toEqual(siteIsGone);
  build();
  expect(await healthOf(gateway)).toEqual(isWell);
  for (const lost of ['client/index.html', 'client/assets', 'server/notice.html', 'server/answer.js']) {
    renameSync(join(dist, lost), join(dist, 'lost'));
    expect(await healthOf(gateway), lost).toEqual(siteIsGone);
    renameSync(join(dist, 'lost'), join(dist, lost));
    expect(await healthOf(gateway), lost).toEqual(isWell);
  }
});

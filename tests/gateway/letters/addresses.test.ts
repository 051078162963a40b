// @vitest-environment node
// Addresses as people write them: in every form, with scripts and without, the provider can reply to them, and a parent's confirmation goes there.
import { expect, test } from 'vitest';

import { formService } from '#mail/form-service.ts';
import { check } from '#forms/check.ts';
import { contact } from '#forms/contact/record.ts';
import { registration } from '#forms/registration/site-record.ts';
import { empty } from '#forms/registration/schema.ts';

import { answers, now, letterhead } from '../../mail/family.ts';
import { openGateway } from '../gateway.ts';
import { challengeOf, solved } from '../proof.ts';
import { sendToService } from '../to-service.ts';

/** What was typed, the address that mail goes to, and what people read. */
const shapes = [
  ['ana@köln.example', 'ana@xn--kln-sna.example', 'ana@köln.example'],
  ['ana@xn--kln-sna.example', 'ana@xn--kln-sna.example', 'ana@köln.example'],
  ['ana@family.example.', 'ana@family.example', 'ana@family.example'],
  ['mailto:ana@family.example', 'ana@family.example', 'ana@family.example'],
  ['mailto://ana@family.example?subject=Hello', 'ana@family.example', 'ana@family.example'],
  ['Ana Berg <ana@family.example>', 'ana@family.example', 'ana@family.example'],
] as const;

const inquiry = (dzEmail: string) => ({ dzName: 'Ana', dzEmail, 'dzOther[Phone]': '403-555-0167', dzMessage: 'Hello' });
const childsPlace = (parentEmail: string) => ({ ...answers, parentEmail });
const comment = (Email: string) => ({ Author: 'Ana', Email, comment: 'Lovely', post: '/post-standard' });

const plainForms = [
  ['/api/registration', childsPlace],
  ['/api/contact', inquiry],
  ['/api/newsletter', (dzEmail: string) => ({ dzEmail })],
  ['/api/question', inquiry],
  ['/api/teacher-message', inquiry],
  ['/api/comments', comment],
] as const;

type Gateway = Awaited<ReturnType<typeof openGateway>>;

/** Of each mail its recipient, the address of its reply, and whether it has the text. */
const mailsOf = async ({ mails }: Gateway, text: string) =>
  (await mails()).map(({ headerLines, text: said, html }) => ({
    // As the header has it: the parser would show what it means.
    to: headerLines.find(({ key }) => key === 'to')?.line.slice(4),
    replyTo: headerLines.find(({ key }) => key === 'reply-to')?.line.slice(10),
    isShown: said?.includes(text) && (html || text).includes(text),
  }));

test.each(shapes)('%s reaches the provider from every form without scripts', async (typed, address, readable) => {
  const gateway = await openGateway({ now: () => now });
  for (const [path, fields] of plainForms) expect((await gateway.post(path, fields(typed))).statusCode, path).toBe(200);
  const mails = await mailsOf(gateway, readable);
  const reports = mails.filter(({ to }) => to === letterhead.email);
  expect(reports).toEqual(plainForms.map(() => ({ to: letterhead.email, replyTo: address, isShown: true })));
  expect(mails.filter((mail) => !reports.includes(mail))).toEqual([{ to: address, replyTo: undefined, isShown: true }]);
});

test.each(shapes)('%s reaches the provider from every form with scripts', async (typed, address, readable) => {
  const gateway = await openGateway();
  const { report, confirmation } = registration.letters(
    letterhead,
    check(registration, { ...empty, ...childsPlace(typed) }, now).values!,
    now,
  );
  const asked = check(contact, { ...contact.empty, ...inquiry(typed), dzOther: { Phone: '1' } }, now).values!;
  for (const letter of [report, confirmation!, contact.letters(letterhead, asked, now).report])
    expect((await gateway.send(letter)).statusCode).toBe(200);
  for (const form of ['newsletter', 'question', 'teacher'] as const) {
    const fields = form === 'newsletter' ? { dzEmail: typed } : { ...inquiry(typed), altcha: await proofOf(gateway) };
    expect((await sendToService(gateway, { template_id: formService.templates[form] }, fields)).statusCode).toBe(200);
  }
  const mails = await mailsOf(gateway, readable);
  const reports = mails.filter(({ to }) => to === letterhead.email);
  expect(reports).toEqual(reports.map(() => ({ to: letterhead.email, replyTo: address, isShown: true })));
  expect(reports).toHaveLength(5);
  expect(mails.filter((mail) => !reports.includes(mail))).toEqual([{ to: address, replyTo: undefined, isShown: true }]);
});

const proofOf = async ({ app }: Gateway) => solved(await challengeOf(app));

// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';

import { formService } from '#mail/form-service.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, confirmation, now, letterhead, report } from '../../mail/family.ts';
import { openForAll, openGateway, openSmtp } from '../gateway.ts';
import { challengeOf, solved } from '../proof.ts';

const victim = 'victim@elsewhere.example';
const own = letterhead.email;
const inquiry = contactInquiry(letterhead, { name: 'Ana', email: 'ana@family.example', phone: '', message: 'Hello' });
const [local, domain] = own.split('@') as [string, string];

type Gateway = Awaited<ReturnType<typeof openGateway>>;
type Attempt = (gateway: Gateway) => unknown;
const post =
  (body: unknown): Attempt =>
  ({ send }) =>
    send(body);
const raw =
  (payload: string, type = 'application/json', url = '/api/sendEmail'): Attempt =>
  ({ app }) =>
    app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
const to = (address: unknown) => post({ ...inquiry, to: address });
const named = (name: string, email = 'ana@family.example') =>
  post(contactInquiry(letterhead, { name, email, phone: '', message: 'Hello' }));
let children = 0;
const afterRegistering =
  (body: unknown, visitor?: string): Attempt =>
  async ({ send }) => {
    // A child of its own, or the gateway would take it for a repeat of another attempt's.
    await send(registrationReport(letterhead, { ...answers, childFirstName: `Child ${(children += 1)}` }, now));
    return send(body, visitor);
  };
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const multipart = (fields: readonly (readonly [string, string, string?])[], edge = 'edge') =>
  `${fields.map(([name, value, file]) => `--${edge}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`).join('')}--${edge}--\r\n`;
const service = [
  ['user_id', formService.publicKey],
  ['service_id', formService.serviceId],
] as const;
const form = (template: string, ...fields: (readonly [string, string, string?])[]) =>
  raw(
    multipart([...service, ['template_id', template], ...fields]),
    'multipart/form-data; boundary=edge',
    '/api/v1.0/email/send-form',
  );
const templateSend = (body: unknown) => raw(JSON.stringify(body), 'application/json', '/api/v1.0/email/send');
const plain =
  (url: string, fields: Record<string, string>): Attempt =>
  ({ post: send }) =>
    send(url, fields);

/** Every attempt, under a name of its own. None may reach anybody but the provider, and no header may hold what the sender made up. */
const attempts: Record<string, Attempt> = {
  'a stranger': to(victim),
  'a list with a comma': to(`${own},${victim}`),
  'a list of strings': to([own, victim]),
  'an object': to({ address: victim }),
  'a display name': to(`"${own}" <${victim}>`),
  'a source route': to(`@${domain}:${victim}`),
  'a quoted local part': to(`"${own},${victim}"@${domain}`),
  'a sub-address': to(`${local}+${victim.replace('@', '=')}@${domain}`),
  capitals: to(own.toUpperCase()),
  'Cyrillic letters that look alike': to(own.replace('a', 'а')),
  'punycode of a look-alike': to(`${local}@xn--pririelantern-x3i.example`),
  'CRLF in the address': to(`${own}\r\nBcc: ${victim}`),
  'NUL in the address': to(`${own}\0${victim}`),
  'an encoded word as address': to(`=?utf-8?Q?${victim.replace('@', '=40')}?=`),
  'CRLF in the subject': post({ ...inquiry, subject: `Hi\r\nBcc: ${victim}` }),
  'a line separator in the subject': post({ ...inquiry, subject: `Hi\u2028Cc: ${victim}` }),
  'an encoded word in the subject': post({ ...inquiry, subject: `=?utf-8?Q?Hi=0D=0ABcc:_${victim}?=` }),
  'a zero-width space in the subject': post({ ...inquiry, subject: 'Pay\u200Bpal' }),
  'an encoded word as the address to reply to': named('Ana', '=?utf-8?q?boss?=@family.example'),
  'a reordering sign in the subject': post({ ...inquiry, subject: 'Invoice \u202Egnp.exe' }),
  'a subject longer than a header': post({ ...inquiry, subject: 'x'.repeat(2_000) }),
  cc: post({ ...inquiry, cc: victim }),
  bcc: post({ ...inquiry, bcc: victim }),
  replyTo: post({ ...inquiry, replyTo: victim }),
  'an envelope': post({ ...inquiry, envelope: { from: victim, to: [victim] } }),
  'a raw message': post({ ...inquiry, raw: `To: ${victim}\r\n\r\nHello` }),
  attachments: post({ ...inquiry, attachments: [{ path: '/etc/passwd' }] }),
  'a path as message': post({ ...inquiry, message: { path: '/etc/passwd' } }),
  'a stream-like message': post({ ...inquiry, message: { pipe: {}, _read: {} } }),
  'Bcc in the body': post({ ...inquiry, message: `Bcc: ${victim}\r\n\r\nHello` }),
  'a second message after a dot': post({
    ...inquiry,
    message: `Hello\r\n.\r\nMAIL FROM:<${victim}>\r\nRCPT TO:<${victim}>\r\nDATA\r\nSubject: x\r\n\r\nx\r\n.\r\n`,
  }),
  'a second message after a bare line feed and dot': post({
    ...inquiry,
    message: `Hello\n.\nRCPT TO:<${victim}>\nDATA\n`,
  }),
  'a list of letters': post([{ ...inquiry, to: victim }]),
  'pollution through __proto__': raw(`{"__proto__":{"to":"${victim}"},"subject":"x","message":"x"}`),
  'pollution through constructor': raw(`{"constructor":{"prototype":{"to":"${victim}"}},"subject":"x","message":"x"}`),
  'the same field twice': raw(`{"to":"${own}","to":"${victim}","subject":"x","message":"x"}`),
  'deep JSON': raw(nested(5_000)),
  'deep JSON in a field': raw(`{"to":"${own}","subject":"x","message":${nested(5_000)}}`),
  'huge JSON': raw(JSON.stringify({ ...inquiry, message: 'x'.repeat(200_000) })),
  'a million fields': raw(`{${Array.from({ length: 9_000 }, (_, index) => `"${index}":1`).join()}}`),
  'JSON in UTF-16': ({ app }) =>
    app.inject({
      method: 'POST',
      url: '/api/sendEmail',
      headers: { 'content-type': 'application/json; charset=utf-16le' },
      payload: Buffer.from(JSON.stringify({ ...inquiry, to: victim }), 'utf16le'),
    }),
  'a form at the JSON address': raw(`to=${victim}&subject=x&message=x`, 'application/x-www-form-urlencoded'),
  'multipart at the JSON address': raw(multipart([['to', victim]]), 'multipart/form-data; boundary=edge'),
  'plain text at the JSON address': raw(JSON.stringify({ ...inquiry, to: victim }), 'text/plain'),
  'another method by a header': ({ app }) =>
    app.inject({ method: 'GET', url: '/api/sendEmail', headers: { 'x-http-method-override': 'POST' } }),
  'a confirmation without a registration': post(confirmation),
  "a confirmation to somebody else's address": afterRegistering(parentConfirmation(letterhead, victim)),
  'a confirmation by another visitor': afterRegistering(confirmation, '198.51.100.9'),
  'a confirmation in capitals': afterRegistering({ ...confirmation, to: confirmation.to.toUpperCase() }),
  'a confirmation for a report that is not ours': async ({ send }) => {
    await send({ ...report, message: `${report.message} and more` });
    return send(confirmation);
  },
  'a confirmation for an inquiry': async ({ send }) => {
    await send(contactInquiry(letterhead, { name: 'Z', email: answers.parentEmail, phone: '', message: 'x' }));
    return send(confirmation);
  },
  'a registration with two addresses, then a confirmation': async ({ send }) => {
    await send(registrationReport(letterhead, { ...answers, parentEmail: `${answers.parentEmail},${victim}` }, now));
    return send(parentConfirmation(letterhead, victim));
  },
  'line breaks in a name': named(`Ana\r\nBcc: ${victim}`),
  'a name that is an encoded word': named('=?utf-8?Q?Ana=0ABcc:_x?='),
  'a name with an address': named(`Ana <${victim}>`),
  'a sender with two addresses': named('Ana', `ana@family.example, ${victim}`),
  'a sender with a line break': named('Ana', `ana@family.example\r\nBcc: ${victim}`),
  'a template that is not ours': form('welcome', ['dzEmail', victim], ['to_email', victim]),
  'a template of a prototype': form('__proto__', ['dzEmail', victim]),
  'a newsletter with a recipient of its own': form(
    'newsletter',
    ['dzEmail', 'ana@family.example'],
    ['to_email', victim],
    ['bcc', victim],
  ),
  'a newsletter for a list': form('newsletter', ['dzEmail', `${own},${victim}`]),
  'a newsletter with a file': form('newsletter', ['dzEmail', victim, 'x.txt']),
  'a newsletter with a line break': form('newsletter', ['dzEmail', `a@b.example\r\nBcc: ${victim}`]),
  'multipart without an end': raw(
    '--edge\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nx',
    'multipart/form-data; boundary=edge',
    '/api/v1.0/email/send-form',
  ),
  'multipart without an edge': raw(multipart([['user_id', 'x']]), 'multipart/form-data', '/api/v1.0/email/send-form'),
  'a thousand parts': form('newsletter', ...Array.from({ length: 900 }, (_, index) => [`f${index}`, victim] as const)),
  'a template as an object': templateSend({
    user_id: formService.publicKey,
    service_id: formService.serviceId,
    template_id: {},
    template_params: { dzEmail: victim },
  }),
  'parameters as a list': templateSend({
    user_id: formService.publicKey,
    service_id: formService.serviceId,
    template_id: 'newsletter',
    template_params: [victim],
  }),
  'a parameter as an object': templateSend({
    user_id: formService.publicKey,
    service_id: formService.serviceId,
    template_id: 'newsletter',
    template_params: { dzEmail: { toString: victim } },
  }),
  'the other calls of the service': raw('{}', 'application/json', '/api/v1.1/contacts'),
  'a question with a recipient of its own': async ({ app }) =>
    templateSend({
      user_id: formService.publicKey,
      service_id: formService.serviceId,
      template_id: 'question',
      template_params: {
        dzName: `Ana\r\nBcc: ${victim}`,
        dzEmail: 'ana@family.example',
        'dzOther[Phone]': '403-555-0100',
        dzMessage: `To: ${victim}`,
        to_email: victim,
        altcha: await solved(await challengeOf(app)),
      },
    })({ app } as Gateway),
  'a plain form with a recipient of its own': plain('/api/contact', {
    dzName: 'Ana',
    dzEmail: 'ana@family.example',
    'dzOther[Phone]': '403-555-0100',
    dzMessage: 'x',
    to: victim,
    dzTo: victim,
  }),
  'a plain form with a line break in the name': plain('/api/contact', {
    dzName: `Ana\r\nBcc: ${victim}`,
    dzEmail: 'ana@family.example',
    'dzOther[Phone]': '403-555-0100',
    dzMessage: 'x',
  }),
  'a comment with line breaks in every field': plain('/api/comments', {
    Author: `Ana\r\nBcc: ${victim}`,
    Email: `ana@family.example\r\nBcc: ${victim}`,
    Website: `x\r\nBcc: ${victim}`,
    comment: 'x',
  }),
};

let smtp: Awaited<ReturnType<typeof openSmtp>>;
let gateway: Gateway;

beforeAll(async () => {
  const [opened, close] = await openForAll(async () => {
    smtp = await openSmtp();
    return openGateway({ transport: smtp.transport, config: { RATE_MAX: 10_000 } });
  });
  gateway = opened;
  return close;
});

// Each attempt is a visitor of its own, so that none has a grant or a limit of another.
const cases = Object.entries(attempts).map(([what, attempt], index) => [what, attempt, `198.51.100.${index}`] as const);

test.each(cases)(
  '%s mails nobody but the provider, and no header has what its sender made up',
  async (_what, attempt, visitor) => {
    const send: Gateway['send'] = (body, address = visitor) => gateway.send(body, address);
    const { statusCode } = (await attempt({ ...gateway, send })) as { statusCode: number };
    expect(statusCode).toBeLessThan(500);
    await gateway.mails();
    for (const { mail, from, to: recipients } of smtp.mails.splice(0)) {
      expect([from, ...recipients]).toEqual([own, own]);
      for (const header of ['cc', 'bcc', 'sender', 'resent-to', 'return-receipt-to'])
        expect(mail.headers.get(header), header).toBeUndefined();
      expect(mail.from?.value).toEqual([{ address: own, name: letterhead.name }]);
      expect(mail.to).toMatchObject({ value: [{ address: own }] });
      expect(mail.attachments).toEqual([]);
      expect(mail.replyTo?.value.length ?? 1).toBe(1);
      expect(JSON.stringify(mail.replyTo ?? '')).not.toContain(victim);
      expect(mail.headerLines.find(({ key }) => key === 'reply-to')?.line ?? '').not.toContain('=?');
      expect(mail.subject).not.toMatch(/[\r\n\u200B-\u200F\u202A-\u202E]|won/);
      expect(mail.html === false || mail.subject?.startsWith('Registration Request')).toBe(true);
      expect(mail.text).not.toContain('root:');
    }
  },
);

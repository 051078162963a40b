// @vitest-environment node
// Nothing that a stranger can put into a field may keep the gateway, which serves pages and letters in one thread, busy: the most expensive texts of the size that
// a post may have cost about as much as any other text.
import { expect, test, vi } from 'vitest';

import { daycare } from '#content/values/daycare.ts';
import { formService, type TemplateForm } from '#mail/form-service.ts';
import { htmlName, namesOf, type FormRecord } from '#forms/record.ts';
import { recordsOf } from '#forms/records.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';
import { registrationReport } from '#mail/registration-report.ts';

import { answers, now, letterhead } from '../../mail/family.ts';
import { openGateway } from '../gateway.ts';
import { openForms } from './answers.ts';

/** How many times as much as an ordinary post one may cost. A cost that grows with the square of the length is a thousand times as much. */
const bound = 60;

/** What costs much where a pattern, a comparison or a table is not linear. `size` in bytes. */
const nasty: Record<string, (size: number) => string> = {
  'a long domain': (size) => `a@${'b'.repeat(size)}`,
  'a long name of an address': (size) => `${'a.'.repeat(size / 2)}@gmial.con`,
  'many commas and a line break': (size) => `a@${','.repeat(size)}\nx`,
  'many at signs': (size) => '@'.repeat(size),
  'many plus tags': (size) => `a${'+'.repeat(size)}@gmail.com`,
  'many spaces': (size) => `a${' '.repeat(size)}b`,
  'many tags': (size) => '<td style="'.repeat(size / 11),
  'many quotes': (size) => `"'\``.repeat(size / 3),
  'many digits': (size) => `2026-01-${'1'.repeat(size)}`,
  'many combining marks': (size) => `a${'\u0301'.repeat(size / 2)}`,
  'many invisible characters': (size) => `a${'\u200b'.repeat(size / 3)}b`,
  'many emoji': (size) => '👨‍👩‍👧'.repeat(size / 18),
  'many line breaks': (size) => `a${'\r\n'.repeat(size / 2)}b`,
  'many encoded words': (size) => '=?utf-8?q?'.repeat(size / 10),
  'many slashes': (size) => `${'/'.repeat(size)}x`,
  'many signatures': (size) => '\n\nName: a\nEmail: b\nPhone: c'.repeat(size / 29),
};

/** The time of the processor, in microseconds. */
async function costOf(post: Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await post;
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The nasty texts that cost more than they may. Each counts as its least of some times: what else this process does meanwhile is no cost of the post. */
async function tooDear(post: (text: string) => Promise<unknown>, size: number): Promise<string[]> {
  const ordinary: number[] = [];
  for (let count = 0; count < 8; count += 1) ordinary.push(await costOf(post('Ana')));
  const most = bound * Math.min(...ordinary);
  const dear: string[] = [];
  for (const [what, textOf] of Object.entries(nasty)) {
    let cost = Infinity;
    for (let count = 0; count < 10 && cost > most; count += 1) cost = Math.min(cost, await costOf(post(textOf(size))));
    if (cost > most) dear.push(`${what}: ${cost} of at most ${most} microseconds`);
  }
  return dear;
}

// Four seconds alone. Where the computer has other work, a cost is measured up to ten times.
vi.setConfig({ testTimeout: 180_000 });

const limits = { RATE_MAX: 100_000, PLAIN_MAX: 100_000, RATE_ALL: 1_000_000 };
/** The names in HTML of all fields of a form. */
const fieldsOf = (form: FormRecord) => [...namesOf(form).map(htmlName), ...form.carried];

const records = recordsOf(daycare);

test.each(Object.entries<FormRecord>(records))(
  'no field of the %s form that is posted without scripts costs more than its length',
  async (name, form) => {
    const gateway = await openForms({ now: () => now, config: limits });
    // The page that the form stands on, which is rendered again.
    const at = { newsletter: { page: '/faqs' }, comment: { post: '/post-right-sidebar' } }[name];
    for (const field of fieldsOf(form))
      expect(await tooDear((text) => gateway.post(form.page.path, { ...at, [field]: text }), 60_000), field).toEqual(
        [],
      );
  },
);

test('no field of a letter that scripts post costs more than its length', async () => {
  const gateway = await openGateway({ now: () => now, config: limits, delivers: false });
  const letter = registrationReport(letterhead, answers, now);
  for (const field of ['to', 'subject', 'message', 'html'])
    expect(await tooDear((text) => gateway.send({ ...letter, [field]: text }), 60_000), field).toEqual([]);
  // Within the limits of its fields: the letter is read back, composed again and stored.
  for (const field of ['subject', 'message', 'html'] as const)
    expect(await tooDear((text) => gateway.send({ ...letter, [field]: letter[field] + text }), 300), field).toEqual([]);
  expect(await tooDear((text) => gateway.send({ ...letter, message: text }), 19_000), 'message').toEqual([]);
  for (const field of ['note', 'parentEmail', 'dob'])
    expect(
      await tooDear((text) => gateway.send(registrationReport(letterhead, { ...answers, [field]: text }, now)), 8_000),
      field,
    ).toEqual([]);
  const inquiry = { name: 'Ana', email: 'ana@family.example', phone: '1', message: 'Hi' };
  for (const field of ['email', 'phone', 'message'])
    expect(
      await tooDear((text) => gateway.send(contactInquiry(letterhead, { ...inquiry, [field]: text })), 19_000),
      field,
    ).toEqual([]);
});

test('no field of the EmailJS interface costs more than its length', async () => {
  const gateway = await openGateway({ now: () => now, config: limits, delivers: false });
  const ids = { user_id: formService.publicKey, service_id: formService.serviceId };
  const post = (url: string, type: string, payload: string | Buffer) =>
    gateway.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const postJson = (body: object) => post('/api/v1.0/email/send', 'application/json', JSON.stringify(body));
  async function postMultipart(fields: Record<string, string>) {
    const data = new FormData();
    for (const [name, text] of Object.entries(fields)) data.append(name, text);
    const body = new Response(data);
    return post('/api/v1.0/email/send-form', body.headers.get('content-type')!, Buffer.from(await body.arrayBuffer()));
  }

  for (const [template, id] of Object.entries(formService.templates)) {
    const form: FormRecord = records[template as TemplateForm];
    for (const field of [...fieldsOf(form), 'altcha']) {
      expect(
        await tooDear((text) => postJson({ ...ids, template_id: id, template_params: { [field]: text } }), 60_000),
        field,
      ).toEqual([]);
      expect(await tooDear((text) => postMultipart({ ...ids, template_id: id, [field]: text }), 60_000), field).toEqual(
        [],
      );
    }
  }
});

// @vitest-environment node
import { letterhead } from '#content/values/daycare.ts';

import { expect, test } from 'vitest';

import { formService } from '#mail/form-service.ts';
import { answers } from '#content/site/words/forms.ts';

import { openGateway } from '../gateway.ts';
import { challengeOf, packed, solved } from '../proof.ts';

type Gateway = Awaited<ReturnType<typeof openGateway>>;

const ids = { lib_version: '4.4.1', user_id: formService.publicKey, service_id: formService.serviceId };
const { templates } = formService;
const question = {
  dzToDo: 'Contact',
  dzFax: '',
  dzName: 'Ana Okafor',
  dzEmail: 'ana@family.example',
  'dzOther[Phone]': '403-555-0167',
  dzMessage: 'Is there room?\r\nOn Tuesdays?',
};

const send = (gateway: Gateway, template_id: string, template_params: unknown, changes: object = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/v1.0/email/send',
    remoteAddress: '203.0.113.7',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...ids, template_id, template_params, ...changes }),
  });

async function sendForm(gateway: Gateway, fields: Record<string, string | Blob>, address = '203.0.113.7') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const posted = new Response(form);
  return gateway.app.inject({
    method: 'POST',
    url: '/api/v1.0/email/send-form',
    remoteAddress: address,
    headers: { 'content-type': posted.headers.get('content-type')! },
    payload: Buffer.from(await posted.arrayBuffer()),
  });
}

const proofOf = async ({ app }: Gateway) => solved(await challengeOf(app));
const newsletter = { ...ids, template_id: templates.newsletter, dzEmail: 'ana@family.example', dzFax: '' };

test('a message to an educator says whom it is for, as multipart data too', async () => {
  const gateway = await openGateway();
  const response = await sendForm(gateway, {
    ...ids,
    ...question,
    template_id: templates.teacher,
    'dzOther[Teacher]': 'Noor',
    altcha: await proofOf(gateway),
  });
  expect(response.statusCode).toBe(200);
  const [mail] = await gateway.mails();
  expect(mail?.subject).toBe(`New Message for Noor from Ana Okafor - ${letterhead.name}`);
  expect(mail?.text).toContain('For: Noor');
});

test('other ids, and parameters that are no fields, are refused with a sentence that says so', async () => {
  const gateway = await openGateway();
  const params = { dzEmail: 'ana@family.example' };
  for (const [changes, status, word] of [
    [{ user_id: 'other' }, 403, 'user_id'],
    [{ user_id: undefined }, 403, 'user_id'],
    [{ service_id: 'other' }, 400, 'service_id'],
    [{ template_id: 'other' }, 400, 'template_id'],
    [{ template_id: 'constructor' }, 400, 'template_id'],
  ] as const) {
    const response = await send(gateway, templates.newsletter, params, changes);
    expect([changes, response.statusCode]).toEqual([changes, status]);
    expect(response.json().message).toContain(word);
    expect(response.json().message).toContain(letterhead.phone);
  }
  for (const odd of [[], 'dzEmail=ana@family.example', null, { dzEmail: ['ana@family.example'] }]) {
    const response = await send(gateway, templates.newsletter, odd);
    expect(Math.floor(response.statusCode / 100), JSON.stringify(odd)).toBe(4);
    expect(response.json().message).toMatch(/\.$/);
  }
  expect(await gateway.mails()).toEqual([]);
});

test('an empty field is refused with its message, and the solved challenge can be used for the next try', async () => {
  const gateway = await openGateway();
  const altcha = await proofOf(gateway);
  const response = await send(gateway, templates.question, { ...question, dzMessage: '  ', altcha });
  expect([response.statusCode, response.json()]).toEqual([422, { message: 'Please enter a message.' }]);
  expect((await send(gateway, templates.question, { ...question, altcha })).statusCode).toBe(200);
});

test('a spam check that is missing, unsolved, forged or of somebody else is refused', async () => {
  const gateway = await openGateway();
  const other = await openGateway();
  const challenge = await challengeOf(gateway.app);
  const { parameters, signature = '' } = challenge;
  for (const [altcha, word] of [
    [undefined, 'missing'],
    ['', 'missing'],
    ['anything', 'did not work out'],
    [packed({}), 'did not work out'],
    [packed({ challenge: { parameters: { a: 'x'.repeat(9_000) } }, solution: {} }), 'did not'],
    [packed({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }), 'did not work out'],
    // An easier sum, or a later end, under our signature; and no signature.
    [await solved({ parameters: { ...parameters, keyPrefix: '00' }, signature }), 'did not work out'],
    [await solved({ parameters: { ...parameters, expiresAt: parameters.expiresAt! + 60 }, signature }), 'did not'],
    [await solved({ parameters }), 'did not'],
    [await proofOf(other), 'did not work out'],
  ] as const) {
    const response = await send(gateway, templates.question, { ...question, altcha });
    expect([altcha?.slice(0, 40), response.statusCode]).toEqual([altcha?.slice(0, 40), 403]);
    expect(response.json().message).toContain(word);
  }
  expect(await gateway.mails()).toEqual([]);
});

test('a challenge that is older than ten minutes is refused', async () => {
  // The gateway's clock is eleven minutes slow while it gives the challenge out.
  const gateway = await openGateway({ now: () => new Date(Date.now() - 11 * 60_000) });
  const response = await send(gateway, templates.question, { ...question, altcha: await proofOf(gateway) });
  expect(response.statusCode).toBe(403);
  expect(response.json().message).toContain('too old');
});

test('a solved challenge is good for one message, also when two come at once', async () => {
  const gateway = await openGateway();
  const altcha = await proofOf(gateway);
  const responses = await Promise.all(
    ['One', 'Two', 'Three'].map((dzMessage) => send(gateway, templates.question, { ...question, dzMessage, altcha })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403]);
  const again = await send(gateway, templates.teacher, { ...question, altcha });
  expect(again.json().message).toContain('used before');
  expect(await gateway.mails()).toHaveLength(1);
});

test('no two challenges are alike, no cache may keep one, and a visitor can ask only for a limited number', async () => {
  const gateway = await openGateway({ config: { RATE_MAX: 1 } });
  const [first, second, third] = [
    await gateway.app.inject('/api/challenge'),
    await gateway.app.inject('/api/challenge'),
    await gateway.app.inject('/api/challenge'),
  ];
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.json().signature).not.toBe(second.json().signature);
  expect(third.statusCode).toBe(429);
});

test('a program that fills the hidden honeypot field is asked to send again, and nothing is mailed', async () => {
  const gateway = await openGateway();
  const response = await sendForm(gateway, { ...newsletter, dzFax: '403-555-0100' });
  expect(response.statusCode).toBe(403);
  expect(response.json().message).toBe(answers.hiddenField);
  expect(await gateway.mails()).toEqual([]);
});

test('forms without a spam check have a small allowance of their own, told with the time to wait', async () => {
  const gateway = await openGateway({ config: { PLAIN_MAX: 2 } });
  for (const dzEmail of ['a@family.example', 'b@family.example'])
    expect((await sendForm(gateway, { ...newsletter, dzEmail })).statusCode).toBe(200);
  const third = await sendForm(gateway, { ...newsletter, dzEmail: 'c@family.example' });
  expect(third.statusCode).toBe(429);
  expect(third.json().message).toBe(answers.tooMany.replace('{wait}', '10 minutes'));
  expect(third.headers['retry-after']).toBeDefined();
  expect((await send(gateway, templates.question, { ...question, altcha: await proofOf(gateway) })).statusCode).toBe(
    200,
  );
  expect((await sendForm(gateway, { ...newsletter, dzEmail: 'd@family.example' }, '203.0.113.8')).statusCode).toBe(200);
});

test('many visitors together have twice the small allowance, and shares out of half of what all may send', async () => {
  const gateway = await openGateway({ config: { PLAIN_MAX: 1, RATE_ALL: 16 } });
  const statuses: number[] = [];
  for (let visitor = 1; visitor <= 11; visitor += 1) {
    const fields = { ...newsletter, dzEmail: `${visitor}@family.example` };
    statuses.push((await sendForm(gateway, fields, `203.0.113.${visitor}`)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('posts of all forms count towards one limit', async () => {
  const gateway = await openGateway({ config: { RATE_MAX: 1 } });
  await gateway.send({ to: letterhead.email, subject: 'Hi', message: 'Hi' });
  const response = await sendForm(gateway, newsletter);
  expect(response.statusCode).toBe(429);
  expect(response.json().message).toBe(answers.tooMany.replace('{wait}', '10 minutes'));
});

test('a body that is too long, malformed or of another type is refused in JSON', async () => {
  const gateway = await openGateway();
  const long = await sendForm(gateway, { ...newsletter, dzMessage: 'x'.repeat(70_000) });
  expect(long.statusCode).toBe(413);
  const post = (type: string, payload: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send-form',
      headers: { 'content-type': type },
      payload,
    });
  const file = await sendForm(gateway, { ...newsletter, dzEmail: new Blob(['ana@family.example']) });
  for (const [response, status] of [
    [await post('multipart/form-data; boundary=x', 'no boundary here'), 400],
    [await post('multipart/form-data', ''), 400],
    [await post('text/plain', 'hello'), 415],
    [file, 400],
  ] as const) {
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/\.$/);
  }
  expect(await gateway.mails()).toEqual([]);
});

test('no spelling of the content type passes round the limit of parts', async () => {
  const gateway = await openGateway();
  const statusOf = async (type: string, edge: string, extra: number) => {
    const fields = [
      ...Array.from({ length: extra }, (_, index) => [`field${index}`, '']),
      ...Object.entries(newsletter),
    ];
    const parts = fields.map(
      ([name, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send-form',
      headers: { 'content-type': `multipart/form-data${type}` },
      payload: `${parts.join('')}--${edge}--\r\n`,
    });
    return response.statusCode;
  };
  for (const [type, edge] of [
    ['; boundary=edge', 'edge'],
    ['; boundary="edge"; charset=utf-8', 'edge'],
    ['; boundary="two words"', 'two words'],
    ['; boundary=edge ; charset=utf-8', 'edge'],
    ['; charset="utf-8"; boundary=edge', 'edge'],
  ] as const)
    expect([type, await statusOf(type, edge, 0), await statusOf(type, edge, 100)]).toEqual([type, 200, 400]);
  for (const [type, edge] of [
    ['; x="; boundary=other"; boundary=edge', 'edge'],
    ['; boundary=edge; boundary=other', 'edge'],
    ['; boundary="ed\\ge"', 'edge'],
  ] as const)
    expect([type, await statusOf(type, edge, 100)]).toEqual([type, 400]);
});

test('the log keeps nothing of a form, sent or refused', async () => {
  const gateway = await openGateway();
  const altcha = await proofOf(gateway);
  await send(gateway, templates.question, { ...question, altcha });
  await send(gateway, templates.question, { ...question, altcha });
  await sendForm(gateway, newsletter);
  await gateway.mails();
  for (const value of ['Ana', 'family.example', '0167', 'Tuesdays', altcha.slice(0, 40)])
    expect(gateway.log()).not.toContain(value);
  expect(gateway.log()).toContain('proof-used');
});

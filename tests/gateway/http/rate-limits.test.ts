// @vitest-environment node
// Limits are fair: what one visitor sends, accepted or not, costs the others nothing, and many letters at once cost a parent a moment.
import { expect, onTestFinished, test, vi } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { answers, now, letterhead, report } from '../../mail/family.ts';
import { openForms } from '../forms/answers.ts';
import { openGateway } from '../gateway.ts';
import { challengeOf, solved } from '../proof.ts';

type Gateway = Awaited<ReturnType<typeof openGateway>>;

const inquiry = (message: string) => contactInquiry(letterhead, { name: 'Ana', email: '', phone: '', message });
const visitor = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;
const sendWithProof = async ({ app }: Gateway, body: unknown, proof: string, remoteAddress = '203.0.113.9') =>
  app.inject({
    method: 'POST',
    url: '/api/sendEmail',
    remoteAddress,
    headers: { 'content-type': 'application/json', 'x-spam-check': proof },
    payload: JSON.stringify(body),
  });
/** Sends one letter for each of so many visitors; all are accepted. */
async function fill({ send }: Gateway, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    expect((await send(inquiry(`letter ${index}`), visitor(index))).statusCode).toBe(200);
}

test('600 empty posts of many visitors shut nobody out: only letters that were stored count towards what all may send', async () => {
  const gateway = await openGateway({ config: { RATE_ALL: 10, RATE_MAX: 20 } });
  for (let index = 0; index < 600; index += 1)
    expect((await gateway.send({}, visitor(index))).statusCode).toBeGreaterThanOrEqual(400);
  expect((await gateway.send(inquiry('a parent'))).statusCode).toBe(200);
});

test('a letter that is posted again and again counts once towards what all may send', async () => {
  const gateway = await openGateway({ config: { RATE_ALL: 4 } });
  for (let index = 0; index < 10; index += 1)
    expect((await gateway.send(inquiry('the same'), visitor(index))).statusCode).toBe(200);
  expect((await gateway.send(inquiry('another'))).statusCode).toBe(200);
});

test('a refused message counts towards the visitor’s own limit', async () => {
  const gateway = await openGateway({ config: { RATE_MAX: 2 } });
  for (const body of [{}, 'nothing']) await gateway.send(body);
  expect((await gateway.send(inquiry('a third'))).statusCode).toBe(429);
  expect((await gateway.send(inquiry('a third'), '203.0.113.8')).statusCode).toBe(200);
});

test('once half of the limit for all visitors is used, a letter needs a solved challenge and is taken with it', async () => {
  const gateway = await openGateway({ config: { RATE_ALL: 6 } });
  await fill(gateway, 3);
  const asked = await gateway.send(inquiry('a parent'));
  expect([asked.statusCode, asked.json().needs]).toEqual([429, 'spam-check']);
  expect(asked.json().message).toMatch(new RegExp(`^[A-Z].*spam check.*${RegExp.escape(letterhead.phone)}\\.$`));
  const proof = await solved(await challengeOf(gateway.app));
  expect((await sendWithProof(gateway, report, proof)).statusCode).toBe(200);
  expect((await sendWithProof(gateway, inquiry('again'), proof)).json().message).toContain('used before');
  expect((await sendWithProof(gateway, inquiry('forged'), 'bm9uZQ==')).statusCode).toBe(403);
  expect(await gateway.mails()).toHaveLength(4);
});

test('a letter that is refused anyway needs no solved challenge and uses none up', async () => {
  const gateway = await openGateway({ config: { RATE_ALL: 2 } });
  await fill(gateway, 1);
  const proof = await solved(await challengeOf(gateway.app));
  const stranger = { ...inquiry('x'), to: 'x@elsewhere.example' };
  expect((await sendWithProof(gateway, stranger, proof)).json()).not.toHaveProperty('needs');
  expect((await sendWithProof(gateway, inquiry('a parent'), proof)).statusCode).toBe(200);
});

test('thousands of visitors together are bounded, told with the time and the phone number', async () => {
  const gateway = await openGateway({ config: { RATE_ALL: 2 } });
  await fill(gateway, 1);
  const statuses = [];
  let last;
  for (const text of ['one', 'two', 'three']) {
    last = await sendWithProof(gateway, inquiry(text), await solved(await challengeOf(gateway.app)));
    statuses.push(last.statusCode);
  }
  expect(statuses).toEqual([200, 429, 429]);
  expect(last?.json()).toEqual({
    message: expect.stringMatching(
      new RegExp(`try again in 10 minutes, or call us at ${RegExp.escape(letterhead.phone)}`),
    ),
  });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
});

test('of many letters at once no more are taken than all may send', async () => {
  const gateway = await openGateway({ config: { RATE_ALL: 10 } });
  const letters = Array.from({ length: 40 }, (_, index) => gateway.send(inquiry(`letter ${index}`), visitor(index)));
  const statuses = (await Promise.all(letters)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

test('when many write at once, a registration without scripts is taken out of an allowance of its own, and after that told with everything typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const gateway = await openForms({ config: { RATE_ALL: 20 } });
  await fill(gateway, 10);
  for (let index = 0; index < 10; index += 1) {
    const response = await gateway.post('/api/registration', { ...answers, note: `${index}` }, visitor(index));
    expect(response.statusCode).toBe(200);
    expect(response.headers['retry-after']).toBeUndefined();
  }
  const refused = await gateway.post('/api/registration', answers);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.body).toContain(letterhead.phone);
  expect(refused.body).toContain(answers.childFirstName);
  // The allowance for forms without scripts is used up, that for letters with a proof is not.
  const proof = await solved(await challengeOf(gateway.app));
  expect((await sendWithProof(gateway, inquiry('a parent'), proof)).statusCode).toBe(200);
});

/** What each of eighteen visitors sends as fast as it can, what a family sends, and the letters that so many visitors may have mailed at most. */
const floods = {
  '/api/contact': {
    spam: (text: string) => ({ dzName: 'A', dzEmail: 'a@spam.example', 'dzOther[Phone]': '1', dzMessage: text }),
    most: 340,
  },
  '/api/newsletter': { spam: (text: string) => ({ dzEmail: `${text.replaceAll(/\W/g, '-')}@spam.example` }), most: 50 },
  '/api/comments': { spam: (text: string) => ({ Author: 'A', Email: 'a@spam.example', comment: text }), most: 50 },
} as const;

test.each(Object.entries(floods))(
  'eighteen visitors who fill %s do not close it for families without scripts, of whom each may send two',
  async (path, { spam, most }) => {
    const gateway = await openGateway({
      config: { RATE_MAX: 20, RATE_ALL: 600, PLAIN_MAX: 5 },
      now: () => now,
      delivers: false,
    });
    for (let round = 0; round < 20; round += 1)
      for (let index = 0; index < 18; index += 1)
        await gateway.post(path, spam(`spam ${index} ${round}`), visitor(index));
    expect((await gateway.counts()).queued).toBeLessThanOrEqual(most);
    for (let family = 0; family < 40; family += 1) {
      const statuses = [];
      for (const child of ['one', 'two', 'three'])
        statuses.push((await gateway.post(path, spam(`${family} ${child}`), `203.0.113.${family}`)).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    }
  },
);

test('the owner of an IPv6 /48 has the share of sixteen families without scripts, and not of thousands', async () => {
  const gateway = await openGateway({ config: { RATE_ALL: 200 } });
  await fill(gateway, 100);
  const statuses = [];
  for (let index = 0; index < 50; index += 1) {
    const fields = floods['/api/contact'].spam(`${index}`);
    statuses.push(
      (await gateway.post('/api/contact', fields, `2001:db8:1:${(index * 256).toString(16)}::1`)).statusCode,
    );
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
});

test('an IPv6 household counts as one visitor, and the next one as another', async () => {
  const gateway = await openGateway({ config: { RATE_MAX: 2 } });
  const statuses = [];
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'])
    statuses.push((await gateway.send(inquiry(address), address)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test.each([
  ['/56', 4, (index: number) => `2001:db8:1:7${index.toString(16).padStart(2, '0')}::1`, '2001:db8:1:800::1'],
  ['/48', 16, (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`, '2001:db8:2::1'],
])(
  'the owner of an IPv6 %s counts as %i visitors and not as hundreds, and the neighbour beside it may still send',
  async (_, times, address, neighbour) => {
    const gateway = await openGateway({ config: { RATE_MAX: 1 } });
    const statuses = [];
    for (let index = 0; index < times + 5; index += 1)
      statuses.push((await gateway.send(inquiry(`${index}`), address(index))).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(times);
    expect((await gateway.send(inquiry('a neighbour'), neighbour)).statusCode).toBe(200);
  },
);

test('a household over its limit uses up nothing of its neighbours in the same IPv6 block', async () => {
  const gateway = await openGateway({ config: { RATE_MAX: 1 } });
  for (let index = 0; index < 40; index += 1) await gateway.send(inquiry(`${index}`), '2001:db8:1:701::1');
  expect((await gateway.send(inquiry('a neighbour'), '2001:db8:1:702::1')).statusCode).toBe(200);
});

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['203.0.113.7', '::ffff:cb00:7107'],
  ['2001:db8::1', '2001:DB8:0:0:0:0:0:99'],
  ['fe80::1', 'fe80::2%eth0'],
])('%s and %s are one visitor', async (one, other) => {
  const gateway = await openGateway({ config: { RATE_MAX: 1 } });
  expect((await gateway.send(inquiry('one'), one)).statusCode).toBe(200);
  expect((await gateway.send(inquiry('two'), other)).statusCode).toBe(429);
});

const from = ({ app }: Gateway, forwarded: string) =>
  app.inject({
    method: 'POST',
    url: '/api/sendEmail',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    payload: JSON.stringify(inquiry(forwarded)),
  });

test('behind a proxy that adds ports each visitor has limits of its own, whatever its port', async () => {
  const gateway = await openGateway({ config: { RATE_MAX: 1, TRUSTED_PROXY: ['127.0.0.1', '10.0.0.0/8'] } });
  for (const [forwarded, status] of [
    ['203.0.113.5:4711', 200],
    ['203.0.113.6:4711', 200],
    ['203.0.113.5:4712', 429],
    ['203.0.113.6', 429],
    ['[2001:db8:1:2::1]:4711', 200],
    ['[2001:db8:1:3::1]', 200],
    ['2001:db8:1:2::9', 429],
    // Two proxies, of which the first writes down the port of the second.
    ['203.0.113.7:4711, 10.0.0.1:80', 200],
    ['203.0.113.8:4711, 10.0.0.1:80', 200],
    ['203.0.113.9, 198.51.100.1:80', 200],
    ['203.0.113.10, 198.51.100.1:81', 429],
  ] as const)
    expect([forwarded, (await from(gateway, forwarded)).statusCode]).toEqual([forwarded, status]);
  expect(gateway.log()).not.toContain('cannot be read');
});

test('a proxy that names visitors in no readable way is told once in the log, without what it wrote', async () => {
  const gateway = await openGateway({ config: { RATE_MAX: 2, TRUSTED_PROXY: ['127.0.0.1'] } });
  for (const forwarded of ['unknown', '_hidden-1', 'unknown']) await from(gateway, forwarded);
  expect(gateway.log().match(/"level":40.*cannot be read/g)).toHaveLength(1);
  expect(gateway.log()).not.toMatch(/unknown|hidden/);
});

test.each([
  ['ahead', 1],
  ['back', -1],
])(
  'a clock that is corrected by a year, put %s, neither lets a visitor send more nor shuts anybody out for longer',
  async (_, sign) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    onTestFinished(() => void vi.useRealTimers());
    let elapsed = 1;
    const gateway = await openGateway({
      clock: () => elapsed,
      now: () => new Date(),
      config: { RATE_MAX: 1, RATE_ALL: 4 },
    });
    await fill(gateway, 2);
    expect((await gateway.send(inquiry('too many'), visitor(0))).statusCode).toBe(429);
    vi.setSystemTime(now.getTime() + sign * 365 * 24 * 60 * 60_000);
    const refused = await gateway.send(inquiry('too many'), visitor(0));
    expect(refused.json().message).toContain('Please try again in 10 minutes');
    expect((await gateway.send(inquiry('crowded'), visitor(3))).json().needs).toBe('spam-check');
    elapsed += 10 * 60_000 + 1;
    expect((await gateway.send(inquiry('later'), visitor(0))).statusCode).toBe(200);
  },
);

test.each([
  ['cross-site', {}, 403],
  ['same-site', {}, 403],
  ['cross-site', { origin: 'https://evil.example' }, 403],
  ['cross-site', { origin: 'https://www.family.example' }, 200],
  ['same-origin', {}, 200],
  ['none', {}, 200],
])(
  'a request for a challenge from a page that is %s %j is answered %i, and a refused one does not count',
  async (site, headers, status) => {
    const gateway = await openGateway({ config: { RATE_MAX: 1, ALLOWED_ORIGIN: 'https://www.family.example' } });
    const ask = (more: object) => gateway.app.inject({ url: '/api/challenge', headers: { ...more } });
    for (let index = 0; index < 2; index += 1)
      expect((await ask({ 'sec-fetch-site': site, ...headers })).statusCode).toBe(status);
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(status === 200 ? 429 : 200);
  },
);

test('a page of the origin that the settings name may send the proof, and read that one is needed', async () => {
  const origin = 'https://www.family.example';
  const { app } = await openGateway({ config: { RATE_ALL: 1, ALLOWED_ORIGIN: origin } });
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/sendEmail',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-spam-check' },
  });
  expect(String(preflight.headers['access-control-allow-headers']).toLowerCase()).toContain('x-spam-check');
  const asked = await app.inject({
    method: 'POST',
    url: '/api/sendEmail',
    headers: { origin, 'content-type': 'application/json' },
    payload: JSON.stringify(inquiry('Hello')),
  });
  expect([asked.json().needs, asked.headers['access-control-allow-origin']]).toEqual(['spam-check', origin]);
});

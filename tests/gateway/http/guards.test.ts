// @vitest-environment node
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { contactInquiry } from '#mail/contact-inquiry.ts';

import { provider } from '../../mail/family.ts';
import { openGateway, until } from '../gateway.ts';

const inquiry = (message: string) =>
  contactInquiry(provider, { name: 'Ana', email: 'ana@family.example', phone: '', message });
type Gateway = Awaited<ReturnType<typeof openGateway>>;

const postFrom = ({ app }: Gateway, headers: Record<string, string>, url = '/api/sendEmail') =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: 'www.example.com', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(inquiry('Hello')),
  });

for (const [what, headers] of [
  ['another origin', { origin: 'https://evil.example' }],
  ['another port of this host', { origin: 'https://www.example.com:8443' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['what a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }],
  [
    'what claims our origin and is called cross-site',
    { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' },
  ],
] as const) {
  test(`a post from ${what} is refused on every path, in JSON, and nothing is mailed`, async () => {
    const gateway = await openGateway();
    for (const url of ['/api/sendEmail', '/api/contact', '/api/v1.0/email/send', '/api/comments']) {
      const response = await postFrom(gateway, headers, url);
      expect([url, response.statusCode]).toEqual([url, 403]);
      expect(response.json().message).toMatch(new RegExp(`another site.*${RegExp.escape(provider.phone)}`));
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(await gateway.mails()).toEqual([]);
  });
}

for (const [what, headers] of [
  ['our own origin', { origin: 'https://www.example.com' }],
  ["the provider's address behind a proxy that hides the host", { host: '127.0.0.1:4000', origin: provider.url }],
  ['our own page, as the browser says', { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }],
  ['a browser that says nothing', {}],
] as const) {
  test(`a post from ${what} is taken`, async () => {
    expect((await postFrom(await openGateway(), headers)).statusCode).toBe(200);
  });
}

test('CORS is for one named origin, and by default for none', async () => {
  const origin = 'https://static.example.net';
  const preflight = (gateway: Gateway, from: string) =>
    gateway.app.inject({
      method: 'OPTIONS',
      url: '/api/sendEmail',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
  const shut = await openGateway();
  expect((await preflight(shut, origin)).headers['access-control-allow-origin']).toBeUndefined();
  const open = await openGateway({ config: { allowedOrigin: origin } });
  const allowed = await preflight(open, origin);
  expect([allowed.statusCode, allowed.headers['access-control-allow-origin'], allowed.headers.vary]).toEqual([
    204,
    origin,
    'Origin',
  ]);
  const sent = await postFrom(open, { origin, 'sec-fetch-site': 'cross-site' });
  expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([200, origin]);
  expect((await preflight(open, 'https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  expect((await postFrom(open, { origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('an IPv6 household is one visitor, and the next one another', async () => {
  const gateway = await openGateway({ config: { rateMax: 2 } });
  const statuses = [];
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'])
    statuses.push((await gateway.send(inquiry(address), address)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('an IPv4 address written as IPv6 is the same visitor', async () => {
  const gateway = await openGateway({ config: { rateMax: 1 } });
  expect((await gateway.send(inquiry('one'), '203.0.113.7')).statusCode).toBe(200);
  expect((await gateway.send(inquiry('two'), '::ffff:203.0.113.7')).statusCode).toBe(429);
});

test('thousands of addresses together are bounded too, told with the time and the phone number', async () => {
  const gateway = await openGateway({ config: { rateAll: 5 } });
  const responses = [];
  for (let index = 0; index < 6; index += 1)
    responses.push(await gateway.send(inquiry(`${index}`), `198.51.100.${index}`));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(responses[5]!.json().message).toMatch(
    new RegExp(`try again in \\d+ minutes, or call us at ${RegExp.escape(provider.phone)}`),
  );
});

test('one visitor who is refused uses up nothing of what all may send', async () => {
  const gateway = await openGateway({ config: { rateMax: 1, rateAll: 3 } });
  for (let index = 0; index < 10; index += 1) await gateway.send(inquiry(`${index}`), '198.51.100.1');
  expect((await gateway.send(inquiry('a parent'), '198.51.100.2')).statusCode).toBe(200);
});

/** A real connection, since limits of connections are kept by the server itself. */
async function listening(gateway: Gateway) {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  return async (text = ''): Promise<Socket & { answer: () => string }> => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
    return Object.assign(socket, { answer: () => answer });
  };
}
const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test('a visitor who opens more connections than his share is cut off, and a proxy of ours is not', async () => {
  const alone = await listening(await openGateway({ config: { maxConnections: 16 } }));
  const held = [await alone('GET /'), await alone('GET /')];
  const third = await alone(health);
  await once(third, 'close');
  expect(third.answer()).toBe('');
  held[0]!.destroy();
  await until(async () => {
    const again = await alone(health);
    await once(again, 'close');
    expect(again.answer()).toContain('200 OK');
  });

  const behind = await listening(await openGateway({ config: { maxConnections: 16, trustedProxy: ['127.0.0.0/8'] } }));
  for (let index = 0; index < 5; index += 1) await behind('GET /');
  const sixth = await behind(health);
  await once(sixth, 'close');
  expect(sixth.answer()).toContain('200 OK');
});

test('the number of all connections is bounded', async () => {
  const open = await listening(await openGateway({ config: { maxConnections: 8, trustedProxy: ['127.0.0.1'] } }));
  for (let index = 0; index < 8; index += 1) await open('GET /');
  const ninth = await open(health);
  await once(ninth, 'close');
  expect(ninth.answer()).toBe('');
});

test('headers that never end are cut off, and other visitors are served meanwhile', async () => {
  const gateway = await openGateway();
  const open = await listening(gateway);
  const slow = await open('POST /api/sendEmail HTTP/1.1\r\nHost: x\r\n');
  const drip = setInterval(() => slow.write('X-More: and more\r\n'), 500);
  onTestFinished(() => clearInterval(drip));
  const parent = await open(health);
  await once(parent, 'close');
  expect(parent.answer()).toContain('200 OK');
  await once(slow, 'close');
  expect(slow.answer()).toMatch(/^HTTP\/1\.1 408/);
});

test('headers that are too big are refused in JSON', async () => {
  const open = await listening(await openGateway());
  const socket = await open(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`);
  await once(socket, 'close');
  expect(socket.answer()).toMatch(/^HTTP\/1\.1 431/);
  expect(socket.answer()).toContain('"message"');
});

test('more posts at once than can be taken are asked to come back in seconds, and pages are served meanwhile', async () => {
  const gateway = await openGateway({ config: { maxConnections: 100_000, rateMax: 100_000 } });
  const open = await listening(gateway);
  const half =
    'POST /api/sendEmail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
  for (let index = 0; index < 512; index += 1) await open(half);
  const late = await until(async () => {
    const socket = await open(`${half.replace('Content-Type', 'Connection: close\r\nContent-Type')}`);
    await until(() => expect(socket.answer()).toContain('HTTP/1.1'));
    expect(socket.answer()).toMatch(/^HTTP\/1\.1 503/);
    return socket.answer();
  });
  expect(late).toMatch(/^retry-after: 5\r$/im);
  expect(late).toMatch(new RegExp(`try again in a few seconds, or call us at ${RegExp.escape(provider.phone)}`));
  const page = await open(health);
  await once(page, 'close');
  expect(page.answer()).toContain('200 OK');
});

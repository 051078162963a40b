// @vitest-environment node
import { once } from 'node:events';
import type { Socket } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { filePolicy, hsts, securityHeaders } from '#gateway/http/headers.ts';
import { refusals } from '#gateway/http/refusals.ts';
import { contactInquiry } from '#mail/contact-inquiry.ts';

import { letterhead } from '../../mail/family.ts';
import { daycare, openGateway, until } from '../gateway.ts';
import { listening, type Gateway, type Raw } from './raw.ts';

const inquiry = (message: string) =>
  contactInquiry(letterhead, { name: 'Ana', email: 'ana@family.example', phone: '', message });

const postFrom = ({ app }: Gateway, headers: Record<string, string>, url = '/api/sendEmail') =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: 'www.example.com', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(inquiry('Hello')),
  });

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port of this host', { origin: 'https://www.example.com:8443' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['what a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }],
  ['our origin, called cross-site', { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' }],
])('a post from %s is refused on every path, in JSON, and nothing is mailed', async (_, headers) => {
  const gateway = await openGateway();
  for (const url of ['/api/sendEmail', '/api/contact', '/api/v1.0/email/send', '/api/comments']) {
    const response = await postFrom(gateway, headers as Record<string, string>, url);
    expect([url, response.statusCode]).toEqual([url, 403]);
    expect(response.json().message).toMatch(new RegExp(`another site.*${RegExp.escape(letterhead.phone)}`));
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(await gateway.mails()).toEqual([]);
});

test('a post from our own origin or address, our own page or no browser is taken', async () => {
  const gateway = await openGateway();
  for (const headers of [
    { origin: 'https://www.example.com' },
    // A proxy may hide the host.
    { host: '127.0.0.1:4000', origin: letterhead.url },
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' },
    {},
  ])
    expect((await postFrom(gateway, headers as Record<string, string>)).statusCode, JSON.stringify(headers)).toBe(200);
});

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
  const open = await openGateway({ config: { ALLOWED_ORIGIN: origin } });
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

const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
/** A post whose body never ends; behind a proxy that names its visitor. */
const half = (visitor: string, path = '/api/sendEmail', type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n{`;
const isBusy = (socket: Raw) => until(() => expect(socket.answer()).toMatch(/^HTTP\/1\.1 503/));

test('too many posts at once are refused with a time in seconds to come back, and pages are served meanwhile', async () => {
  const gateway = await openGateway({ config: { MAX_CONNECTIONS: 100_000, RATE_MAX: 100_000 } });
  const open = await listening(gateway);
  for (let index = 0; index < 512; index += 1) await open(half('203.0.113.1'));
  const late = await until(async () => {
    const socket = await open(half('203.0.113.1'));
    await isBusy(socket);
    return socket.answer();
  });
  expect(late).toMatch(/^retry-after: 5\r$/im);
  expect(late).toMatch(new RegExp(`try again in a few seconds, or call us at ${RegExp.escape(letterhead.phone)}`));
  const page = await open(health);
  await once(page, 'close');
  expect(page.answer()).toContain('200 OK');
});

test.each([
  ['four visitors', Array.from({ length: 4 }, (_, index) => [`203.0.113.${index + 1}`, 128] as const), 0],
  // Each /64 of the same /56 has room for 16, and 32 of them would take all 512 places.
  [
    'one owner of many IPv6 networks',
    Array.from({ length: 32 }, (_, index) => [`2001:db8:1:${(0x100 + index).toString(16)}::1`, 16] as const),
    4,
  ],
])('%s with hundreds of half-sent posts leave room for a parent', async (_, visitors, firstRefused) => {
  const gateway = await openGateway({
    config: { MAX_CONNECTIONS: 100_000, RATE_MAX: 100_000, TRUSTED_PROXY: ['127.0.0.1'] },
  });
  const open = await listening(gateway);
  const last: Raw[] = [];
  for (const [visitor, posts] of visitors)
    for (let index = 0; index < posts; index += 1) {
      const socket = await open(half(visitor));
      if (index === posts - 1) last.push(socket);
    }
  // Each visitor has used up its places and is asked to come back.
  for (const socket of last.slice(firstRefused)) await isBusy(socket);
  expect((await gateway.send(inquiry('A parent'), '198.51.100.9')).statusCode).toBe(200);
});

test('what no route takes is refused before its body has come', async () => {
  const open = await listening(await openGateway());
  for (const [line, status] of [
    ['PUT /api/sendEmail', 405],
    ['DELETE /api/v1.0/email/send', 405],
    ['PUT /api/contact', 404],
    ['POST /api/none', 404],
    ['POST /none', 404],
    ['PUT /about', 404],
  ] as const) {
    const socket = await open(half('203.0.113.1').replace('POST /api/sendEmail', line));
    await until(() => expect(socket.answer(), line).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`)));
  }
});

test('a body that comes too slowly is cut off, and one that comes steadily is taken', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const gateway = await openGateway({ config: { HTTPS_ONLY: true } });
  const received = new Map<number | undefined, Socket>();
  gateway.app.server.on('connection', (socket: Socket) => received.set(socket.remotePort, socket));
  const open = await listening(gateway);
  const steady = await open();
  const slow = await open(half('203.0.113.1').replace('500', '5000'));
  const text = JSON.stringify(inquiry('Steadily, '.repeat(1_200)));
  steady.write(
    `POST /api/sendEmail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`,
  );
  const arrived = (socket: Raw) =>
    until(() => expect(received.get(socket.localPort)?.bytesRead).toBe(socket.bytesWritten));
  // 600 bytes a second for one, one byte a second for the other, which has ten seconds before anybody counts.
  let sent = 0;
  for (let second = 0; second < 13; second += 1) {
    if (second < 10) {
      expect(slow.answer()).toBe('');
      slow.write(' ');
      await arrived(slow);
    }
    steady.write(text.slice(sent, (sent += 600)));
    await arrived(steady);
    vi.advanceTimersByTime(1_000);
  }
  if (!slow.closed) await once(slow, 'close');
  expect(slow.answer()).toMatch(/^HTTP\/1\.1 408/);
  expect(slow.answer()).toContain(refusals.tooSlow.message(daycare.answers));
  for (const [name, value] of Object.entries({ ...securityHeaders, 'Content-Security-Policy': filePolicy, ...hsts }))
    expect(slow.answer().toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
  steady.write(text.slice(sent));
  await until(() => expect(steady.answer()).toMatch(/^HTTP\/1\.1 200/));
});

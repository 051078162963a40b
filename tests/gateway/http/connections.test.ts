// @vitest-environment node
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { filePolicy, securityHeaders } from '#gateway/http/headers.ts';

import { openGateway, temporaryFolder, until, writeSite } from '../gateway.ts';
import { answerTo, listening, statusOf } from './raw.ts';

const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test('a visitor who opens too many connections is cut off, and our own proxy is not', async () => {
  const alone = await listening(await openGateway({ config: { maxConnections: 16 } }));
  const held = [await alone('GET /'), await alone('GET /')];
  expect(await answerTo(alone, health)).toBe('');
  held[0]!.destroy();
  await until(async () => expect(await answerTo(alone, health)).toContain('200 OK'));

  const behind = await listening(await openGateway({ config: { maxConnections: 16, trustedProxy: ['127.0.0.0/8'] } }));
  for (let index = 0; index < 5; index += 1) await behind('GET /');
  expect(await answerTo(behind, health)).toContain('200 OK');
});

test('the number of all connections is bounded', async () => {
  const open = await listening(await openGateway({ config: { maxConnections: 8, trustedProxy: ['127.0.0.1'] } }));
  for (let index = 0; index < 8; index += 1) await open('GET /');
  expect(await answerTo(open, health)).toBe('');
});

test('a request whose headers never end is cut off, and other visitors are served meanwhile', async () => {
  const open = await listening(await openGateway({ config: { timeouts: { headers: 2_000 } } }));
  const slow = await open('POST /api/sendEmail HTTP/1.1\r\nHost: x\r\n');
  const drip = setInterval(() => slow.write('X-More: and more\r\n'), 100);
  onTestFinished(() => clearInterval(drip));
  expect(await answerTo(open, health)).toContain('200 OK');
  await once(slow, 'close');
  expect(slow.answer()).toMatch(/^HTTP\/1\.1 408/);
});

/** In ms. */
const unreadResponse = 1_000;

/** A gateway that serves a film of some MB: more than a connection buffers, so that the server must wait for its reader. */
async function withFilm() {
  const folder = temporaryFolder();
  writeSite(folder, { 'media/film.mp4': 'x'.repeat(16 * 2 ** 20) });
  const gateway = await openGateway({ folder, config: { timeouts: { unreadResponse } } });
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.pause();
    await once(socket, 'connect');
    socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };
  const held = () => promisify(gateway.app.server.getConnections.bind(gateway.app.server))();
  return { open, held };
}

test('a connection whose peer does not read its answer is closed, even while the peer goes on sending', async () => {
  const { open, held } = await withFilm();
  const sockets = await Promise.all(Array.from({ length: 20 }, open));
  const sending = setInterval(() => sockets.slice(10).forEach((socket) => socket.write('\r\n')), 100);
  onTestFinished(() => clearInterval(sending));
  await until(async () => expect(await held()).toBe(20));
  await until(async () => expect(await held()).toBe(0));
});

test('a slow phone gets a film to its end, though that takes longer than a stalled connection is kept', async () => {
  const { open } = await withFilm();
  const socket = await open();
  const pause = 15;
  let [read, pauses] = [0, 0];
  socket.on('data', (data) => {
    read += data.length;
    pauses += 1;
    socket.pause();
    setTimeout(() => socket.resume(), pause);
  });
  socket.resume();
  await once(socket, 'close');
  expect(read).toBeGreaterThan(16 * 2 ** 20);
  // The download must have taken longer than the limit for stalled connections, or this test shows nothing.
  expect(pauses * pause).toBeGreaterThan(2 * unreadResponse);
});

const request = (lines: string) => `${lines}\r\nConnection: close\r\n\r\n`;

for (const [what, text, status] of [
  ['what is not HTTP', 'HELLO\r\n\r\n', 400],
  ['a request without a host', request('GET / HTTP/1.1'), 400],
  ['a request that names two hosts', request('GET / HTTP/1.1\r\nHost: a\r\nHost: b'), 400],
  ['the same host twice', request('GET / HTTP/1.1\r\nHost: a\r\nhost: a'), 400],
  ['headers that are too large', request(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}`), 431],
  ['an address that is too long', request(`GET /${'x'.repeat(1_001)} HTTP/1.1\r\nHost: x`), 414],
  ['an unknown expectation', request('GET /none HTTP/1.1\r\nHost: x\r\nExpect: a miracle'), 404],
  ['two lengths', request('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2'), 400],
  [
    'a length and pieces',
    request('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked'),
    400,
  ],
  ['a length with a sign', request('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: +1'), 400],
  ['a negative length', request('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: -1'), 400],
  [
    'a length beyond all numbers',
    request(`POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: ${'9'.repeat(40)}`),
    400,
  ],
  [
    'a transfer coding that nobody knows',
    request('POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x'),
    400,
  ],
  [
    'a piece without an end',
    request('POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked') + 'zz\r\n',
    400,
  ],
] as const) {
  test(`${what} is answered with ${status}, with every safety header and a sentence`, async () => {
    const answer = await answerTo(await listening(await openGateway()), text);
    expect(statusOf(answer)).toBe(status);
    for (const [name, value] of Object.entries({ ...securityHeaders, 'Content-Security-Policy': filePolicy }))
      expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
    expect(answer).toMatch(/"message":"[^"]+\."|<h1>[^<]+\.<\/h1>/);
  });
}

test('an old client without a host is served, as HTTP/1.0 allows', async () => {
  expect(await answerTo(await listening(await openGateway()), 'GET /api/health HTTP/1.0\r\n\r\n')).toContain('200 OK');
});

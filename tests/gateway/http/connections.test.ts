// @vitest-environment node
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';

import { expect, onTestFinished, test, vi } from 'vitest';

import { filePolicy, securityHeaders } from '#gateway/http/headers.ts';

import { openGateway, temporaryFolder, until, writeSite } from '../gateway.ts';
import { answerTo, listening, statusOf } from './raw.ts';

const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test('a visitor who opens too many connections is cut off, and our own proxy is not', async () => {
  const alone = await listening(await openGateway({ config: { MAX_CONNECTIONS: 16 } }));
  const held = [await alone('GET /'), await alone('GET /')];
  expect(await answerTo(alone, health)).toBe('');
  held[0]!.destroy();
  await until(async () => expect(await answerTo(alone, health)).toContain('200 OK'));

  const behind = await listening(
    await openGateway({ config: { MAX_CONNECTIONS: 16, TRUSTED_PROXY: ['127.0.0.0/8'] } }),
  );
  for (let index = 0; index < 5; index += 1) await behind('GET /');
  expect(await answerTo(behind, health)).toContain('200 OK');
});

test('the number of all connections is bounded', async () => {
  const open = await listening(await openGateway({ config: { MAX_CONNECTIONS: 8, TRUSTED_PROXY: ['127.0.0.1'] } }));
  for (let index = 0; index < 8; index += 1) await open('GET /');
  expect(await answerTo(open, health)).toBe('');
});

test('a request whose headers never end is cut off, and other visitors are served meanwhile', async () => {
  const open = await listening(await openGateway({ config: { timeouts: { headers: 300 } } }));
  const slow = await open('POST /api/sendEmail HTTP/1.1\r\nHost: x\r\nX-More: ');
  await until(async () => expect(await answerTo(open, health)).toContain('200 OK'));
  // One more letter after each answer to somebody else, for as long as the connection stands.
  while (!slow.closed) {
    slow.write('x');
    await answerTo(open, health);
  }
  expect(slow.answer()).toMatch(/^HTTP\/1\.1 408/);
});

/** How long a client may leave an answer unread, in ms of the clock that the test moves. */
const unreadResponse = 30_000;

/** In bytes: more than a connection buffers, so that the server must wait for its reader. */
const filmSize = 32 * 2 ** 20;

/** A gateway that serves a film. */
async function withFilm() {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  writeSite(folder, { 'media/film.mp4': 'x'.repeat(filmSize) });
  const gateway = await openGateway({ folder, config: { timeouts: { unreadResponse } } });
  /** The server's ends of the connections. */
  const served: Socket[] = [];
  gateway.app.server.on('connection', (socket: Socket) => served.push(socket));
  const open = await listening(gateway);
  const ask = async () => {
    const socket = await open();
    socket.pause();
    socket.write('GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };
  const held = () => promisify(gateway.app.server.getConnections.bind(gateway.app.server))();
  return { ask, held, served };
}

test('a connection whose peer does not read its answer is closed, even while the peer goes on sending', async () => {
  const { ask, held } = await withFilm();
  const sockets = await Promise.all(Array.from({ length: 20 }, ask));
  await until(async () => expect(await held()).toBe(20));
  await until(async () => {
    for (const socket of sockets.slice(10)) socket.write('\r\n');
    vi.advanceTimersByTime(1_000);
    expect(await held()).toBe(0);
  });
});

test('a slow phone gets a film to its end, though that takes longer than a stalled connection is kept', async () => {
  const { ask, served } = await withFilm();
  const socket = await ask();
  const [server] = served as [Socket];
  let [read, elapsed] = [0, 0];
  for await (const data of socket) {
    read += data.length;
    elapsed += unreadResponse / 128;
    vi.advanceTimersByTime(unreadResponse / 128);
    // The server is always ahead of the phone: it waits for it, or has sent everything.
    while (!server.destroyed && !server.writableLength && server.bytesWritten < filmSize) await setImmediate();
  }
  expect(read).toBeGreaterThan(filmSize);
  // The download must have taken longer than the limit for stalled connections, or this test shows nothing.
  expect(elapsed).toBeGreaterThan(2 * unreadResponse);
});

const get = (lines: string, path = '/') => `GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`;
const post = (lines: string) => `POST /api/contact HTTP/1.1\r\nHost: x\r\n${lines}\r\nConnection: close\r\n\r\n`;

test('what is not HTTP, or not clear HTTP, is refused with every safety header and a sentence', async () => {
  const open = await listening(await openGateway());
  for (const [text, status] of [
    ['HELLO\r\n\r\n', 400],
    [get(''), 400],
    [get('Host: a\r\nHost: b\r\n'), 400],
    [get('Host: a\r\nhost: a\r\n'), 400],
    [get(`Host: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n`), 431],
    [get('Host: x\r\n', `/${'x'.repeat(1_001)}`), 414],
    // A server may ignore an expectation that it does not know.
    [get('Host: x\r\nExpect: a miracle\r\n', '/none'), 404],
    [post('Content-Length: 1\r\nContent-Length: 2'), 400],
    [post('Content-Length: 1\r\nTransfer-Encoding: chunked'), 400],
    [post('Content-Length: +1'), 400],
    [post('Content-Length: -1'), 400],
    [post(`Content-Length: ${'9'.repeat(40)}`), 400],
    [post('Transfer-Encoding: x'), 400],
    [`${post('Transfer-Encoding: chunked')}zz\r\n`, 400],
  ] as const) {
    const answer = await answerTo(open, text);
    expect(statusOf(answer), text).toBe(status);
    for (const [name, value] of Object.entries({ ...securityHeaders, 'Content-Security-Policy': filePolicy }))
      expect(answer.toLowerCase(), text).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
    expect(answer, text).toMatch(/"message":"[^"]+\."|<h1>[^<]+\.<\/h1>/);
  }
});

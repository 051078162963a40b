// @vitest-environment node
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';

import { refusals } from '#gateway/http/refusals.ts';
import { guardRequests } from '#gateway/http/request-guards.ts';

import { daycare, openGateway, temporaryFolder, writeSite } from '../gateway.ts';
import { answerTo, listening, statusOf } from './raw.ts';

/** Sixty times the home page with its fifty requests, and two more pages with twenty-five each. */
const schoolClass = 60 * (50 + 2 * 25);

/** The guard alone, at one moment, however long a busy machine counts. Its caller learns whether a request is refused, and for how many seconds. */
function openGuard() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(100_000);
  const guard = guardRequests();
  return (ip: string) => {
    const headers = { 'x-forwarded-for': ip };
    const raw = { headers, rawHeaders: ['Host', 'x'], httpVersion: '1.1' };
    // As behind a trusted proxy.
    const request = {
      url: '/',
      raw,
      get ip() {
        return headers['x-forwarded-for'];
      },
    } as unknown as FastifyRequest;
    return guard(request)?.wait;
  };
}

/** How many requests of these addresses in turn are answered before one is refused. */
function answeredOf(ask: ReturnType<typeof openGuard>, ...addresses: string[]): number {
  for (let count = 0; count < 40_000; count += 1) if (ask(addresses[count % addresses.length]!)) return count;
  return Infinity;
}

async function openSite() {
  const folder = temporaryFolder();
  writeSite(folder, { 'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' });
  return openGateway({ folder, config: { LOG_LEVEL: 'silent' } });
}

test('a class of sixty behind one address can read the site, and a program with endless requests is told to wait', async () => {
  const { app } = await openSite();
  const ask = (url: string, remoteAddress = '203.0.113.1') =>
    app.inject({ url, remoteAddress, headers: { accept: 'text/html' } });
  // An address that is too long costs least, and counts.
  const long = `/${'x'.repeat(1_000)}`;
  let count = 0;
  while ((await ask(long)).statusCode === 414) count += 1;
  expect(count).toBeGreaterThanOrEqual(schoolClass);
  const page = await ask('/');
  expect(page.statusCode).toBe(429);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(page.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(page.body).toContain(refusals.tooManyRequests.message(daycare.answers));
  expect(page.body.length).toBeLessThan(1_000);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  // The limit holds for every address, even one that cannot be decoded, and affects nobody else.
  for (const url of ['/favicon.svg', '/api/health', '/none.webp', '/%E0%A4%A'])
    expect([url, (await ask(url)).statusCode]).toEqual([url, 429]);
  expect((await ask('/favicon.svg', '203.0.113.2')).statusCode).toBe(200);
});

test('an IPv6 household is counted as one visitor, and the next one as another', () => {
  const ask = openGuard();
  expect(answeredOf(ask, '2001:db8:1:2::1', '2001:db8:1:2:ffff::9')).toBeLessThan(10_000);
  expect(ask('2001:db8:1:3::1')).toBeUndefined();
});

test('the machine itself is not counted, with a port of its proxy neither', () => {
  const ask = openGuard();
  for (const address of ['127.0.0.1', '::1', '127.0.0.1:4711', '[::1]:4711'])
    expect([address, answeredOf(ask, address)]).toEqual([address, Infinity]);
});

test('the owner of many IPv6 networks cannot send endless requests', () => {
  const ask = openGuard();
  const networks = Array.from({ length: 256 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
  const count = answeredOf(ask, ...networks);
  // As much as several households in one /56, and no more.
  expect(count).toBeGreaterThan(schoolClass);
  expect(count).toBeLessThan(40_000);
  expect(ask('2001:db8:2::1')).toBeUndefined();
});

test('a visitor may go on after a minute; setting the clock of the machine neither locks one out nor lets one in', () => {
  const ask = openGuard();
  answeredOf(ask, '203.0.113.1');
  for (const year of [2020, 2050]) {
    vi.setSystemTime(new Date(year, 0, 1));
    expect([year, ask('203.0.113.1')]).toEqual([year, 60]);
    expect(ask('203.0.113.2')).toBeUndefined();
  }
  vi.advanceTimersByTime(60_000);
  expect(ask('203.0.113.1')).toBeUndefined();
});

test('an address of more than a thousand characters is refused at once, whatever its method and whether it can be decoded', async () => {
  const open = await listening(await openSite());
  const ask = (method: string, path: string) =>
    answerTo(open, `${method} ${path} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n\r\n`);
  for (const [method, path] of [
    ['GET', `/${'/'.repeat(1_000)}`],
    ['GET', `/?${'a='.repeat(500)}`],
    ['POST', `/api/sendEmail?${'x'.repeat(1_000)}`],
    ['GET', `/%E0%A4%A${'x'.repeat(1_000)}`],
    ['GET', `http://x/${'x'.repeat(1_000)}`],
  ] as const) {
    const answer = await ask(method, path);
    expect([path.slice(0, 20), statusOf(answer)]).toEqual([path.slice(0, 20), 414]);
    expect(answer).toContain(refusals.pathTooLong.message(daycare.answers));
  }
  expect(statusOf(await ask('GET', `/favicon.svg?${'x'.repeat(980)}`))).toBe(200);
});

// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';

import { refusals, tooManyRequests } from '#gateway/http/refusals.ts';

import { openGateway, temporaryFolder, writeSite } from '../gateway.ts';
import { answerTo, listening, statusOf } from './raw.ts';

type Gateway = Awaited<ReturnType<typeof openGateway>>;

const statusFrom = async ({ app }: Gateway, remoteAddress: string, url = '/favicon.svg') =>
  (await app.inject({ url, remoteAddress })).statusCode;

/** Asks until the visitor is refused; returns how many requests were answered before. */
async function untilRefused(gateway: Gateway, ...addresses: string[]): Promise<number> {
  for (let count = 0; count < 40_000; count += 1)
    if ((await statusFrom(gateway, addresses[count % addresses.length]!)) === 429) return count;
  return Infinity;
}

async function openSite() {
  const folder = temporaryFolder();
  writeSite(folder, { 'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>' });
  return openGateway({ folder, config: { logLevel: 'silent' } });
}

test('a class of sixty behind one address can read the site, and a program with endless requests is told to wait', async () => {
  const gateway = await openSite();
  // Sixty times the home page with its fifty requests, and two more pages with twenty-five.
  expect(await untilRefused(gateway, '203.0.113.1')).toBeGreaterThanOrEqual(60 * (50 + 2 * 25));
  const page = await gateway.app.inject({ url: '/', remoteAddress: '203.0.113.1', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(429);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(page.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(page.body).toContain(tooManyRequests.message);
  expect(page.body.length).toBeLessThan(1_000);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  // The limit holds for every address, even one that cannot be decoded, and affects nobody else.
  for (const url of ['/favicon.svg', '/api/health', '/none.webp', '/%E0%A4%A'])
    expect([url, await statusFrom(gateway, '203.0.113.1', url)]).toEqual([url, 429]);
  expect(await statusFrom(gateway, '203.0.113.2')).toBe(200);
});

test('an IPv6 household is counted as one visitor, and the next one as another', async () => {
  const gateway = await openSite();
  expect(await untilRefused(gateway, '2001:db8:1:2::1', '2001:db8:1:2:ffff::9')).toBeLessThan(10_000);
  expect(await statusFrom(gateway, '2001:db8:1:3::1')).toBe(200);
});

test('the owner of many IPv6 networks cannot send endless requests', async () => {
  const gateway = await openSite();
  const networks = Array.from({ length: 256 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
  const count = await untilRefused(gateway, ...networks);
  // As much as several households in one /56, and no more.
  expect(count).toBeGreaterThan(6_000);
  expect(count).toBeLessThan(40_000);
  expect(await statusFrom(gateway, '2001:db8:2::1')).toBe(200);
});

test('setting the clock of the machine neither locks a visitor out nor lets one in', async () => {
  const gateway = await openSite();
  await untilRefused(gateway, '203.0.113.1');
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const year of [2020, 2050]) {
    vi.setSystemTime(new Date(year, 0, 1));
    const response = await gateway.app.inject({ url: '/favicon.svg', remoteAddress: '203.0.113.1' });
    expect([year, response.statusCode]).toEqual([year, 429]);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await statusFrom(gateway, '203.0.113.2')).toBe(200);
  }
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
    expect(answer).toContain(refusals.pathTooLong.message);
  }
  expect(statusOf(await ask('GET', `/favicon.svg?${'x'.repeat(980)}`))).toBe(200);
});

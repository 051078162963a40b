// @vitest-environment node
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { once } from 'node:events';
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { policyOf } from '#gateway/http/headers.ts';
import { refusals } from '#gateway/http/refusals.ts';

import { daycare, openGateway, temporaryFolder, writeSite } from '../gateway.ts';

const script = 'assets/client-DiwrgTda.js';
const code = 'console.log("hello");'.repeat(20);

async function openSite() {
  const folder = temporaryFolder();
  writeSite(folder, {
    'index.html': '<title>Home</title>',
    [script]: code,
    'pictures/large.webp': 'x'.repeat(600_000),
  });
  writeFileSync(join(folder, 'site', `${script}.br`), brotliCompressSync(code));
  writeFileSync(join(folder, 'site', `${script}.gz`), gzipSync(code));
  return openGateway({ folder });
}

test('a browser gets the compressed copy that it accepts and prefers, whole and undamaged', async () => {
  const { app } = await openSite();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['deflate', undefined],
    ['bro, gzi', undefined],
    ['', undefined],
  ] as const) {
    const { headers, rawPayload } = await app.inject({ url: `/${script}`, headers: { 'accept-encoding': accepted } });
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
    const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }[encoding ?? 'none'];
    expect(String(read(rawPayload))).toBe(code);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
  }
});

test('each compressed copy has its own ETag, and a browser that has it gets 304 by tag or by date', async () => {
  const { app } = await openSite();
  const ask = (headers: Record<string, string>) => app.inject({ url: `/${script}`, headers });
  const br = await ask({ 'accept-encoding': 'br' });
  const plain = await ask({});
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  const tag = String(br.headers.etag);
  for (const known of [tag, `"other", ${tag}`, '*'])
    expect([known, (await ask({ 'accept-encoding': 'br', 'if-none-match': known })).statusCode]).toEqual([known, 304]);
  expect((await ask({ 'if-none-match': tag })).statusCode).toBe(200);
  const since = String(br.headers['last-modified']);
  expect((await ask({ 'if-modified-since': since })).statusCode).toBe(304);
  expect((await ask({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).statusCode).toBe(200);
  const known = await ask({ 'accept-encoding': 'br', 'if-none-match': tag });
  expect(known.body).toBe('');
  expect(known.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a part of a file, and a large file, are served all the same', async () => {
  const { app } = await openSite();
  const part = await app.inject({ url: `/${script}`, headers: { range: 'bytes=0-6' } });
  expect([part.statusCode, part.body]).toEqual([206, 'console']);
  const large = await app.inject('/pictures/large.webp');
  expect([large.statusCode, large.rawPayload.length, large.headers['content-type']]).toEqual([
    200,
    600_000,
    'image/webp',
  ]);
  expect(large.headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
});

test('a request for a file as it was at another time gets 412, and a part only if its date is exactly the file’s', async () => {
  const { app } = await openSite();
  for (const url of ['/', `/${script}`]) {
    const ask = (headers: Record<string, string>) => app.inject({ url, headers });
    const { headers, body } = await ask({});
    const [tag, modified] = [String(headers.etag), String(headers['last-modified'])];
    for (const condition of [{ 'if-match': '"other"' }, { 'if-unmodified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }]) {
      const response = await ask(condition);
      expect([response.statusCode, response.json().message]).toEqual([412, refusals.changed.message(daycare.answers)]);
    }
    for (const condition of [{ 'if-match': '*' }, { 'if-unmodified-since': modified }])
      expect((await ask(condition)).statusCode).toBe(200);
    const range = 'bytes=0-6';
    for (const known of [tag, '"other"', new Date(Date.parse(modified) + 60_000).toUTCString(), 'never']) {
      const response = await ask({ range, 'if-range': known });
      expect([known, response.statusCode, response.body]).toEqual([known, 200, body]);
    }
    const part = await ask({ range, 'if-range': modified });
    expect([part.statusCode, part.body]).toEqual([206, body.slice(0, 7)]);
  }
});

test('a repeated request is answered with the same words, headers and status, over a real connection', async () => {
  const { app } = await openSite();
  const url = await app.listen({ port: 0 });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const [response] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage];
    // The moment differs between two answers.
    return { status: response.statusCode, body: await buffer(response), headers: { ...response.headers, date: '' } };
  };
  for (const path of ['/', `/${script}`, '/?from=mail']) {
    const headers = { 'accept-encoding': 'gzip' };
    const first = await ask(path, headers);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-length': String(first.body.length),
    });
    expect(first.headers.vary).toMatch(/accept-encoding/i);
    expect(await ask(path, headers)).toEqual(first);
    expect((await ask(path, { ...headers, 'if-none-match': String(first.headers.etag) })).status).toBe(304);
    expect((await ask(path, { ...headers, range: 'bytes=0-3' })).status).toBe(206);
  }
});

test('a build that takes the place of the old one is seen without a restart, with its own policies', async () => {
  const { app, folder } = await openSite();
  const before = await app.inject('/');
  writeSite(join(folder, 'next'), { 'index.html': '<script>next()</script>' });
  renameSync(join(folder, 'site'), join(folder, 'old'));
  renameSync(join(folder, 'next/site'), join(folder, 'site'));
  const after = await app.inject('/');
  expect(after.body).toBe('<script>next()</script>');
  expect(after.headers['content-security-policy']).not.toBe(before.headers['content-security-policy']);
  expect(after.headers['content-security-policy']).toContain('sha256-');
});

test('while builds take each other’s place, each page has its own policy and its whole length', async () => {
  const folder = temporaryFolder();
  const pages = ['<script>one()</script>', `<script>two()</script>${'<p>Longer</p>'.repeat(50)}`];
  for (const [index, page] of pages.entries()) writeSite(join(folder, `build-${index}`), { 'index.html': page });
  const point = (build: number) => {
    symlinkSync(`build-${build}/site`, join(folder, 'next'));
    renameSync(join(folder, 'next'), join(folder, 'site'));
  };
  point(0);
  const { app } = await openGateway({ folder });
  await app.inject('/');
  for (let turn = 0; turn < 200; turn += 1) {
    const state = { isAnswered: false };
    const answered = app.inject('/').finally(() => (state.isAnswered = true));
    for (let swap = turn + 1; !state.isAnswered; swap += 1) {
      point(swap % 2);
      await setImmediate();
    }
    const { body, headers } = await answered;
    expect(pages).toContain(body);
    expect(headers).toMatchObject({
      'content-length': String(body.length),
      'content-security-policy': policyOf([body], daycare),
    });
  }
});

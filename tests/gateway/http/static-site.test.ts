// @vitest-environment node
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';

import { refusals } from '#gateway/http/refusals.ts';
import { routes } from '#routes.ts';

import { daycare, openGateway, temporaryFolder, writeSite } from '../gateway.ts';

const pageOf = (path: string) => `<!doctype html><title>Page ${path}</title>${'<p>Words</p>'.repeat(20)}`;
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** The status of a path exactly as written. */
async function statusOf(app: FastifyInstance, path: string): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo;
  const [response] = (await once(get({ port, path }), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** A site as the build writes it: every built page, a hashed file, others, and compressed copies. */
async function openSite() {
  const folder = temporaryFolder();
  const script = 'console.log("hello");'.repeat(20);
  writeSite(folder, {
    ...Object.fromEntries(routes.map(({ path }) => [fileOf(path), pageOf(path)])),
    'assets/client-DiwrgTda.js': script,
    'pictures/hero.webp': 'RIFF',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'robots.txt': 'User-agent: *',
    'closures.ics': 'BEGIN:VCALENDAR',
    '.well-known/security.txt': 'Contact: mailto:somebody@example.com',
    '.well-known/other.txt': 'hidden',
    '.vite/manifest.json': '{}',
  });
  for (const [name, text] of [
    ['index.html', pageOf('/')],
    ['contact-us/index.html', pageOf('/contact-us')],
    ['assets/client-DiwrgTda.js', script],
  ] as const) {
    writeFileSync(join(folder, 'site', `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, 'site', `${name}.gz`), gzipSync(text));
  }
  return openGateway({ folder });
}

test('every built page answers 200 at its own clean path, /error-404 too', async () => {
  const { app } = await openSite();
  for (const { path } of routes) {
    const response = await app.inject(path);
    expect([path, response.statusCode, response.headers['content-type']]).toEqual([
      path,
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toBe(pageOf(path));
  }
});

test('the calendar of closed days is one to programs, and is asked for again after an hour', async () => {
  const { app } = await openSite();
  expect((await app.inject('/closures.ics')).headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=3600, must-revalidate',
  });
});

test('security.txt is the one file below a folder with a dot that is served', async () => {
  const { app } = await openSite();
  const response = await app.inject('/.well-known/security.txt');
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Contact: mailto:somebody@example.com',
  ]);
  for (const path of ['/.well-known/other.txt', '/.vite/manifest.json'])
    expect((await app.inject(path)).statusCode, path).toBe(404);
});

test('unknown paths show the page-not-found page with 404', async () => {
  const { app } = await openSite();
  for (const path of ['/no-such-page', '/no/such/page', '/contact-us/more', '/CONTACT-US', '/old.html']) {
    const response = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect([path, response.statusCode]).toEqual([path, 404]);
    expect(response.body).toBe(pageOf('/error-404'));
  }
});

test('a query that only says how to begin a form never makes a page missing, as one that names what to show does', async () => {
  const { app } = await openSite();
  const asked = await app.inject('/contact-us?about=something-else');
  expect([asked.statusCode, asked.body]).toEqual([200, pageOf('/contact-us')]);
  const shown = await app.inject({ url: '/blog-list?page=9', headers: { accept: 'text/html' } });
  expect(shown.statusCode).toBe(404);
});

test('a 404 stays a 404 for a browser that has the page already', async () => {
  const { app } = await openSite();
  const { headers } = await app.inject('/error-404');
  const again = {
    'if-none-match': String(headers.etag),
    'if-modified-since': new Date().toUTCString(),
    range: 'bytes=0-9',
  };
  const response = await app.inject({ url: '/no-such-page', headers: again });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe(pageOf('/error-404'));
});

test('whatever is missing and no page is answered with 404 in JSON', async () => {
  const { app } = await openSite();
  for (const [method, url, accept] of [
    ['GET', '/assets/gone-DiwrgTda.js', '*/*'],
    ['GET', '/pictures/gone.webp', 'image/webp,*/*'],
    ['GET', '/%E0%A4%A', '*/*'],
    ['GET', '/api/nothing', 'text/html'],
    ['GET', '/no-such-page', 'application/json'],
    ['POST', '/contact-us', 'text/html'],
  ] as const) {
    const response = await app.inject({ method, url, headers: { accept } });
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.json()).toEqual({ message: 'There is nothing at this address.' });
  }
});

test('a page has one address: slashes and index files lead to it, and never to another site', async () => {
  const { app } = await openSite();
  for (const [from, to] of [
    ['/contact-us/', '/contact-us'],
    ['/contact-us/index.html', '/contact-us'],
    ['/index.html', '/'],
    ['/faq/', '/faqs'],
    ['/faq?from=mail', '/faqs?from=mail'],
    ['/faq/index.html', '/faqs'],
  ]) {
    const response = await app.inject(from!);
    expect([response.statusCode, response.headers.location]).toEqual([301, to]);
  }
  // A real connection, because addresses are tidied before an injected request is made.
  await app.listen({ port: 0 });
  for (const path of ['//evil.example/', '//contact-us/', '/\\evil.example/', '/%2F%2Fevil.example/', '/contact-us//'])
    expect([path, await statusOf(app, path)]).toEqual([path, 404]);
});

test('browsers keep hashed files for a year and ask again for pages and other files', async () => {
  const { app } = await openSite();
  const cachingOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await cachingOf('/assets/client-DiwrgTda.js')).toBe('public, max-age=31536000, immutable');
  expect(await cachingOf('/contact-us')).toBe('public, max-age=0, must-revalidate');
  expect(await cachingOf('/pictures/hero.webp')).toBe('public, max-age=3600, must-revalidate');
  const { headers } = await app.inject('/contact-us');
  const again = await app.inject({ url: '/contact-us', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('captions have their types, those in HTML too, and a film is sent in the ranges that a browser requests', async () => {
  const folder = temporaryFolder();
  const film = 'x'.repeat(5_000);
  writeSite(folder, {
    'index.html': pageOf('/'),
    'about/index.html': pageOf('/about'),
    'about/page-2.html': pageOf('/about'),
    'media/a-day.mp4': film,
    'media/a-day.webm': film,
    'media/a-day.vtt': 'WEBVTT',
    'media/tidy-up.mp3': film,
    'captions/yard.html': '<p>The yard</p>',
  });
  const { app } = await openGateway({ folder });
  for (const [url, type] of [
    ['/media/a-day.mp4', 'video/mp4'],
    ['/media/a-day.webm', 'video/webm'],
    ['/media/a-day.vtt', 'text/vtt; charset=utf-8'],
    ['/media/tidy-up.mp3', 'audio/mpeg'],
    ['/captions/yard.html', 'text/html; charset=utf-8'],
  ] as const) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, type]);
    // A file that is no page gets the strictest policy: it may load and run nothing.
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const part = await app.inject({ url: '/media/a-day.mp4', headers: { range: 'bytes=1000-1999' } });
  expect([part.statusCode, part.headers['content-range'], part.body.length]).toEqual([
    206,
    'bytes 1000-1999/5000',
    1_000,
  ]);
  const beyond = await app.inject({ url: '/media/a-day.mp4', headers: { range: 'bytes=9000-' } });
  expect([beyond.statusCode, beyond.json().message]).toEqual([416, expect.stringContaining('shorter')]);
  for (const url of ['/about/index.html', '/about/page-2.html', '/captions/none.html'])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, url === '/about/index.html' ? 301 : 404]);
});

test('files have their types, and HEAD answers without a body', async () => {
  const { app } = await openSite();
  expect((await app.inject('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await app.inject('/pictures/hero.webp')).headers['content-type']).toBe('image/webp');
  for (const [url, status] of [
    ['/', 200],
    ['/contact-us', 200],
    ['/no-such-page', 404],
  ] as const) {
    const response = await app.inject({ method: 'HEAD', url });
    expect([url, response.statusCode, response.body]).toEqual([url, status, '']);
  }
});

test('no file outside the site, no hidden file, no compressed copy by its own name and no name that no file can have is served', async () => {
  const { app } = await openSite();
  await app.listen({ port: 0 });
  for (const path of [
    '/../outbox/key',
    '/%2e%2e/outbox/key',
    '/..%2foutbox/key',
    '/assets/../../outbox/key',
    '/.vite/manifest.json',
    '/index.html.br',
    '/assets/client-DiwrgTda.js.gz',
    '/assets//client-DiwrgTda.js',
    `/${'x'.repeat(300)}`,
    `/${'x'.repeat(256)}.js`,
    `/pictures/${'x'.repeat(256)}.webp`,
    `/classes-details?class=${'x'.repeat(400)}`,
    '/pictures/%00.webp',
    '/a%00b',
    '/favicon.svg/more.svg',
    '/.hidden',
    '/pictures/..%2f..%2fsecret.txt',
    '/pictures/%ED%A0%80.webp',
  ])
    expect([path, await statusOf(app, path)]).toEqual([path, 404]);
});

test('a page of the owner’s own is there as long as the build that is served has it, and so is a PDF', async () => {
  const folder = temporaryFolder();
  const serve = (name: string, files: Record<string, string>) => {
    rmSync(join(folder, 'site'), { recursive: true, force: true });
    mkdirSync(join(folder, name));
    symlinkSync(name, join(folder, 'site'));
    writeSite(folder, { 'index.html': pageOf('/'), 'error-404/index.html': pageOf('/error-404'), ...files });
  };
  serve('first', { 'about/index.html': pageOf('/about') });
  const { app } = await openGateway({ folder });
  const opened = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const own = ['/handbook', '/handbook/', '/handbook/index.html'];
  for (const url of own) expect([url, (await opened(url)).statusCode]).toEqual([url, 404]);

  serve('second', { 'handbook/index.html': pageOf('/handbook'), 'files/handbook.pdf': '%PDF-1.7' });
  const page = await opened('/handbook?a=b');
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
    200,
    pageOf('/handbook'),
    'public, max-age=0, must-revalidate',
  ]);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  for (const url of own.slice(1)) {
    const { statusCode, headers } = await opened(url);
    expect([url, statusCode, headers.location]).toEqual([url, 301, '/handbook']);
  }
  const { statusCode, headers } = await opened('/files/handbook.pdf');
  expect([statusCode, headers['content-type'], headers['cache-control'], headers['content-security-policy']]).toEqual([
    200,
    'application/pdf',
    'public, max-age=3600, must-revalidate',
    // With more, Chrome shows an empty page.
    "frame-ancestors 'self'",
  ]);
  for (const url of ['/handbook/more', '/Handbook', '/files', '/files/', '/handbook.html'])
    expect([url, (await opened(url)).statusCode]).toEqual([url, 404]);
});

test('where a build has no page the gateway still answers', async () => {
  const gateway = await openGateway();
  const response = await gateway.app.inject('/');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain(`<h1>${refusals.notFound.message(daycare.answers)}</h1>`);
  expect((await gateway.app.inject('/api/health')).statusCode).toBe(200);
});

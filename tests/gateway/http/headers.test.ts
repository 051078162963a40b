// @vitest-environment node

import { expect, test } from 'vitest';

import { filePolicy, policyOf, securityHeaders } from '#gateway/http/headers.ts';

import { headersFile } from '../../../tasks/build/headers-file.ts';
import { daycare, openGateway, temporaryFolder, writeSite, type Options } from '../gateway.ts';
import { answerTo, listening } from './raw.ts';

const page = (body: string) =>
  `<!doctype html><head><script>start()</script></head><body>${body}<script type="application/json">{"a":1}</script></body>`;
const styled = page('<img style="object-position:40% 60%" /><i style="--font:&quot;A&quot;"></i>');
// echo -n 'start()' | openssl dgst -sha256 -binary | base64
const startHash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

async function openSite(config: NonNullable<Options['config']> = {}) {
  const folder = temporaryFolder();
  writeSite(folder, {
    'index.html': styled,
    'error-404/index.html': page('Gone'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  });
  return openGateway({ folder, config });
}

/** What scanners such as Mozilla's HTTP Observatory look for, beside the policy and HSTS. */
const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

test('every answer, of a page, a file, an API or a mistake, guards against sniffing, framing, leaking and foreign windows', async () => {
  const { app } = await openSite();
  for (const url of ['/', '/no-such-page', '/api/health', '/favicon.svg', '/api/sendEmail', '/%E0%A4%A']) {
    const { headers } = await app.inject(url);
    expect(headers, url).toMatchObject(expected);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  }
});

test('a page’s own inline script and styles are allowed by their hashes, and nothing else inline', async () => {
  const { app } = await openSite();
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toBe(policyOf([styled], daycare));
  expect(policy).toContain(`script-src 'self' ${startHash};`);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/);
  // Two attributes, one of them with entities; the data in the page is no script.
  expect(policy.match(/sha256-/g)).toHaveLength(3);
  expect(policyOf([page('Plain')], daycare)).toContain("style-src 'self';");
  expect((await app.inject('/nothing')).headers['content-security-policy']).toBe(policyOf([page('Gone')], daycare));
  expect((await app.inject('/favicon.svg')).headers['content-security-policy']).toBe(filePolicy);
});

test('the map may be framed and another e-mail service posted to, and no other host', () => {
  const policy = policyOf([styled], { ...daycare, mailHost: 'https://mail.other-service.ca/in' });
  expect(policy).toContain('frame-src https://www.openstreetmap.org;');
  expect(policy).toContain("connect-src 'self' https://mail.other-service.ca;");
  expect(policy.match(/https:/g)).toHaveLength(2);
});

test('browsers are told to keep to TLS when they came by it, or when the setting says so, and otherwise not', async () => {
  const hsts = 'strict-transport-security';
  const plain = await openSite();
  const forged = { 'x-forwarded-proto': 'https' };
  expect((await plain.app.inject({ url: '/', headers: forged })).headers[hsts]).toBeUndefined();
  const told = await openSite({ HTTPS_ONLY: true });
  for (const url of ['/', '/none', '/favicon.svg', '/api/health', '/api/none', '/%zz', '/api/%zz'])
    expect([url, (await told.app.inject(url)).headers[hsts]]).toEqual([url, 'max-age=63072000']);
  const open = await listening(told);
  for (const text of ['HELLO\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'])
    expect(await answerTo(open, text)).toContain('\r\nStrict-Transport-Security: max-age=63072000\r\n');
  const behind = await openSite({ TRUSTED_PROXY: ['127.0.0.1'] });
  expect((await behind.app.inject({ url: '/', headers: forged })).headers[hsts]).toBe('max-age=63072000');
});

test('no cache on the way keeps an old state of health', async () => {
  const { app } = await openSite();
  expect((await app.inject('/api/health')).headers['cache-control']).toBe('no-store');
});

test('a static host gets the same headers', () => {
  const file = headersFile(
    new Map([
      ['/', [styled]],
      ['/about', [page('About')]],
    ]),
    daycare,
  );
  const rules = Object.fromEntries(
    file
      .trim()
      .split(/\n(?=\/)/)
      .map((rule) => [rule.split('\n')[0], rule]),
  );
  expect(Object.keys(rules)).toEqual(['/*', '/assets/*', '/closures.ics', '/', '/about']);
  expect(rules['/closures.ics']).toContain('  Content-Type: text/calendar; charset=utf-8');
  expect(rules['/closures.ics']).toContain('  Cache-Control: public, max-age=3600, must-revalidate');
  for (const [name, value] of Object.entries(securityHeaders)) expect(rules['/*']).toContain(`  ${name}: ${value}`);
  expect(rules['/*']).toContain('  Strict-Transport-Security: max-age=63072000');
  // Two policies for one page would both hold, so only the page's own rule has one.
  expect(rules['/*']).not.toContain('Content-Security-Policy');
  expect(rules['/']).toContain(`  Content-Security-Policy: ${policyOf([styled], daycare)}`);
});

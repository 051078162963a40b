// @vitest-environment node
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { readConfig } from '#gateway/config.ts';
import { settings } from '#gateway/settings.ts';

test('without settings the gateway keeps to this machine, 20 messages in 10 minutes and 64 KiB (M40, M41)', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    siteDir: resolve('dist/client'),
    mailboxDir: resolve('mailbox'),
    outboxDir: resolve('outbox'),
    smtp: undefined,
    redis: undefined,
    mailFrom: undefined,
    rateMax: 20,
    rateMinutes: 10,
    rateAll: 600,
    plainMax: 5,
    maxConnections: 1_024,
    allowedOrigin: undefined,
    isHttpsOnly: false,
    mailHost: '',
    bodyLimit: 65_536,
    trustedProxy: [],
    logLevel: 'info',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig(Object.fromEntries(settings.map(({ name }) => [name, ' '])))).toEqual(readConfig({}));
});

test('every setting has a name of its own and a sentence', () => {
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
  for (const { meaning } of settings) expect(meaning).toMatch(/^[A-Z].*\.$/);
});

test('good settings are taken', () => {
  const config = readConfig({
    SMTP_URL: 'smtps://name:p%40ss@smtp.example.com',
    MAIL_FROM: 'web@daycare.example',
    REDIS_URL: 'rediss://lantern:p%40ss@10.0.0.5:6380/3',
    TRUSTED_PROXY: '10.0.0.0/8, ::1,192.0.2.1',
    PORT: '0',
  });
  expect(config.smtp?.host).toBe('smtp.example.com');
  expect(config.redis?.host).toBe('10.0.0.5:6380');
  expect(config).toMatchObject({
    port: 0,
    mailFrom: 'web@daycare.example',
    trustedProxy: ['10.0.0.0/8', '::1', '192.0.2.1'],
  });
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['SMTP_URL', 'smtp.example.com'],
  ['SMTP_URL', 'http://smtp.example.com'],
  ['MAIL_FROM', 'Daycare <web@daycare.example>'],
  ['REDIS_URL', '10.0.0.5:6379'],
  ['REDIS_URL', 'http://10.0.0.5'],
  ['REDIS_URL', 'redis://10.0.0.5/limits'],
  ['RATE_MAX', '0'],
  ['RATE_MINUTES', '1.5'],
  ['PLAIN_MAX', '0'],
  ['BODY_LIMIT', '64k'],
  ['TRUSTED_PROXY', 'true'],
  ['TRUSTED_PROXY', '1'],
  ['TRUSTED_PROXY', '0.0.0.0/0'],
  ['TRUSTED_PROXY', '::/0'],
  ['TRUSTED_PROXY', '10.0.0.0/99'],
  ['MAX_CONNECTIONS', '1'],
  ['RATE_ALL', '0'],
  ['ALLOWED_ORIGIN', '*'],
  ['ALLOWED_ORIGIN', 'https://www.example.com/'],
  ['HTTPS_ONLY', '1'],
  ['LOG_LEVEL', 'loud'],
] as const) {
  test(`${name}=${value} is refused with a sentence that names it`, () => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
  });
}

test('a password in a bad address is not repeated (M53)', () => {
  for (const name of ['SMTP_URL', 'REDIS_URL'])
    expect(() => readConfig({ [name]: 'https://name:secret@10.0.0.5' })).toThrow(/^(?!.*secret)/);
});

// @vitest-environment node
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test, vi } from 'vitest';

import { readSettings, SettingError, settings } from '#gateway/settings.ts';
import { settingWarnings } from '#gateway/start-notes.ts';

import { buildSettings, described } from '../../tasks/every-setting.ts';
import { temporaryFolder } from './gateway.ts';

const readConfig = (environment: NodeJS.ProcessEnv) => readSettings(settings, environment);

test('without settings the gateway keeps to this machine, 20 messages in 10 minutes and 64 KiB', () => {
  expect(readConfig({})).toEqual({
    PORT: 4000,
    HOST: '127.0.0.1',
    SITE_DIR: resolve('dist/client'),
    MAILBOX_DIR: resolve('mailbox'),
    OUTBOX_DIR: resolve('outbox'),
    RATE_MAX: 20,
    RATE_MINUTES: 10,
    RATE_ALL: 600,
    PLAIN_MAX: 5,
    MAX_CONNECTIONS: 1_024,
    HTTPS_ONLY: false,
    BODY_LIMIT: 65_536,
    TRUSTED_PROXY: [],
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig(Object.fromEntries(described.map(({ name }) => [name, ' '])))).toEqual(readConfig({}));
});

test('docs/settings.md has every setting as it is (node tasks/run.mjs settings writes it)', () => {
  const table = readFileSync('docs/settings.md', 'utf8').replaceAll(/ {2,}/g, ' ');
  const rows = table.match(/^\| `.*/gm);
  expect(rows).toEqual(
    described.map(({ name, preset, meaning }) =>
      `| \`${name}\` | ${preset && `\`${preset}\``} | ${meaning} |`.replaceAll(/ {2,}/g, ' '),
    ),
  );
});

test('good settings are taken', () => {
  const config = readConfig({
    SMTP_URL: 'smtps://name:p%40ss@smtp.example.com',
    MAIL_FROM: 'web@daycare.example',
    REDIS_URL: 'rediss://lantern:p%40ss@10.0.0.5:6380/3',
    TRUSTED_PROXY: '10.0.0.0/8, ::1,192.0.2.1,104.16.0.0/13,fc00::/7,2400:cb00::/32',
    PORT: '0',
  });
  expect(config.SMTP_URL?.host).toBe('smtp.example.com');
  expect(config.REDIS_URL?.host).toBe('10.0.0.5:6380');
  expect(config).toMatchObject({
    PORT: 0,
    MAIL_FROM: 'web@daycare.example',
    TRUSTED_PROXY: ['10.0.0.0/8', '::1', '192.0.2.1', '104.16.0.0/13', 'fc00::/7', '2400:cb00::/32'],
  });
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['SMTP_URL', 'smtp.example.com'],
  ['SMTP_URL', 'smtp://user:p%E4ss@smtp.example.com'],
  ['SMTP_URL', 'smtps://office:2026#secret@smtp.example.com'],
  ['SMTP_URL', 'smtps://office:99?secret@smtp.example.com'],
  ['SMTP_URL', 'smtp://office/secret@smtp.example.com'],
  ['REDIS_URL', 'redis://user:2026#secret@10.0.0.5:6379'],
  ['MAIL_FROM', 'Daycare <web@daycare.example>'],
  ['REDIS_URL', 'http://10.0.0.5'],
  ['REDIS_URL', 'redis://10.0.0.5/limits'],
  ['RATE_MAX', '0'],
  ['RATE_MINUTES', '1.5'],
  ['BODY_LIMIT', '64k'],
  ['TRUSTED_PROXY', 'true'],
  ['TRUSTED_PROXY', '0.0.0.0/0'],
  ['TRUSTED_PROXY', '10.0.0.0/99'],
  ['TRUSTED_PROXY', '128.0.0.0/1'],
  ['TRUSTED_PROXY', '0.0.0.0/2,10.0.0.1,64.0.0.0/3,128.0.0.0/3'],
  ['TRUSTED_PROXY', '::ffff:0.0.0.0/96'],
  ['TRUSTED_PROXY', '2000::/5,3000::/5'],
  ['MAX_CONNECTIONS', '1'],
  ['ALLOWED_ORIGIN', '*'],
  ['ALLOWED_ORIGIN', 'https://www.example.com/'],
  ['HTTPS_ONLY', '1'],
  ['LOG_LEVEL', 'loud'],
] as const) {
  test(`${name}=${value} is refused with a message that names it and says what it must be`, () => {
    expect(problemsOf(() => readConfig({ [name]: value }))).toEqual([about(name, 'must .+')]);
  });
}

test('all bad settings are told at once', () => {
  const environment = { PORT: 'abc', RATE_MAX: '0', MAILBOX_DIR: '/proc/mailbox', OUTBOX_DIR: 'dist/client/outbox' };
  const problems = problemsOf(() => readConfig(environment)).join('\n');
  for (const name of Object.keys(environment)) expect(problems).toContain(`→ at ${name}`);
});

test('a password is never repeated, whatever variable it was put into', () => {
  const secret = 'smtp://lantern:hunter2@mail.example.com:70000';
  for (const { name } of described) {
    const problems = [settings, buildSettings].flatMap((all) =>
      problemsOf(() => readSettings(all, { [name]: secret })),
    );
    expect(problems.join(' '), name).not.toContain('hunter2');
  }
  for (const name of ['SMTP_URL', 'REDIS_URL'])
    expect(problemsOf(() => readConfig({ [name]: 'https://name:hunter2@10.0.0.5' })).join(' ')).not.toContain(
      'hunter2',
    );
});

test('a folder that cannot be made is refused, and the attempt leaves nothing behind', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const [name, path] of [
    ['OUTBOX_DIR', file],
    ['OUTBOX_DIR', join(file, 'outbox')],
    ['OUTBOX_DIR', '/proc/outbox'],
    ['MAILBOX_DIR', file],
    ['MAILBOX_DIR', '/proc/a/mailbox'],
  ] as const)
    expect(problemsOf(() => readConfig({ [name]: path }))).toEqual([about(name, 'must be a folder.*')]);
  readConfig({ OUTBOX_DIR: join(folder, 'a/b') });
  expect(readdirSync(folder)).toEqual(['file']);
});

test('an outbox that others may write to, or that is another account’s, is refused: they could have anything mailed', () => {
  const outbox = join(temporaryFolder(), 'outbox');
  mkdirSync(outbox);
  const refusal = [about('OUTBOX_DIR', 'must be a folder that nobody else may write to.*')];
  for (const [mode, expected] of [
    [0o755, []],
    [0o700, []],
    [0o775, refusal],
    [0o702, refusal],
    [0o1777, refusal],
  ] as const) {
    chmodSync(outbox, mode);
    expect(problemsOf(() => readConfig({ OUTBOX_DIR: outbox }))).toEqual(expected);
  }
  chmodSync(outbox, 0o700);
  vi.spyOn(process, 'geteuid').mockReturnValue(statSync(outbox).uid + 1);
  expect(problemsOf(() => readConfig({ OUTBOX_DIR: outbox }))).toEqual(refusal);
});

test('letters inside the built site, which anybody may read, are refused, and whatever is no waiting letter inside the outbox', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'build/client'), { recursive: true });
  symlinkSync('build/client', join(folder, 'site'));
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'site/linked'));
  const read = (overrides: Record<string, string>) => {
    const folders = { SITE_DIR: 'site', OUTBOX_DIR: 'outbox', MAILBOX_DIR: 'mailbox', ...overrides };
    const paths = Object.entries(folders).map(([name, path]) => [name, join(folder, path)]);
    return problemsOf(() => readConfig(Object.fromEntries(paths)));
  };
  const outside = (name: string, other: string) => about(name, `must be outside ${other}`);
  for (const name of ['OUTBOX_DIR', 'MAILBOX_DIR'])
    for (const inside of ['site/letters', 'build/client/letters', 'site/linked/letters', 'outbox/../site/a/b'])
      expect([inside, read({ [name]: inside })]).toEqual([inside, [outside(name, 'SITE_DIR')]]);
  for (const inside of ['outbox', 'outbox/delivered'])
    expect(read({ MAILBOX_DIR: inside })).toEqual([outside('MAILBOX_DIR', 'OUTBOX_DIR')]);
  // The outbox would move the site aside.
  expect(read({ SITE_DIR: 'outbox/site' })).toEqual([outside('SITE_DIR', 'OUTBOX_DIR')]);
  expect(read({ OUTBOX_DIR: 'site' })).toEqual([outside('OUTBOX_DIR', 'SITE_DIR'), outside('SITE_DIR', 'OUTBOX_DIR')]);
  expect(read({ OUTBOX_DIR: 'site-letters', MAILBOX_DIR: '..mailbox' })).toEqual([]);
});

test('the mailbox folder need not be writable when a mail server is named', () => {
  expect(readConfig({ MAILBOX_DIR: '/proc/mailbox', SMTP_URL: 'smtp://10.0.0.5' }).SMTP_URL?.hostname).toBe('10.0.0.5');
});

for (const host of ['mail.example.com', 'https://mail.example.com/', 'https://mail.example.com?a'])
  test(`a build with MAIL_HOST=${host} is refused`, () => {
    expect(problemsOf(() => readSettings(buildSettings, { MAIL_HOST: host }))).toEqual([
      about('MAIL_HOST', 'must be an address .*'),
    ]);
  });

test('a MAIL_HOST that the site was not built with is a warning', () => {
  const built = { mailHost: 'https://mail.example.com' };
  expect(settingWarnings({ MAIL_HOST: built.mailHost }, built)).toEqual([]);
  expect(settingWarnings({ MAIL_HOST: 'https://other.example.com' }, built)).toEqual([
    expect.stringContaining('MAIL_HOST'),
  ]);
});

for (const [name, meant] of [
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['LANTERN_OUTBOX_DIR', 'OUTBOX_DIR'],
  ['OUTBOX_FOLDER', 'OUTBOX_DIR'],
  ['PROT', 'PORT'],
  ['EMAIL_FROM', 'MAIL_FROM'],
] as const)
  test(`a mistyped ${name} is a warning that names ${meant}, and not its value`, () => {
    const [warning, ...others] = settingWarnings({ [name]: 'hunter2' }, { mailHost: '' });
    expect(warning).toContain(`${name} is not a setting`);
    expect(warning).toContain(meant);
    expect(warning).not.toContain('hunter2');
    expect(others).toEqual([]);
  });

test('variables of other programs cause no warning', () => {
  const names =
    'PATH HOME HOSTNAME LOGNAME MAIL SHELL TERM LANG PWD USER TMPDIR CI NODE_ENV NODE_OPTIONS NO_COLOR http_proxy HTTPS_PROXY npm_config_cache REDIS_PORT LANTERN_SERVICE_HOST LANTERN_PORT KUBERNETES_PORT SSH_AUTH_SOCK';
  const environment = Object.fromEntries(names.split(' ').map((name) => [name, 'x']));
  expect(settingWarnings(environment, { mailHost: '' })).toEqual([]);
});

/** A message of the error: a reason, which says what the value must be, and the name. */
const about = (name: string, reason: string) =>
  expect.stringMatching(new RegExp(`^✖ ${reason}\\n {2}→ at ${name}(?:\\[\\d+\\])?$`));

/** The messages of the error that a call throws. */
function problemsOf(call: () => unknown): string[] {
  try {
    call();
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as SettingError).message.split(/\n(?=✖)/);
  }
}

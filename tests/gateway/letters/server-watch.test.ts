// @vitest-environment node
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { deliveryError, withoutSecrets } from '#gateway/letters/smtp-errors.ts';
import { smtpTransport } from '#gateway/letters/transport.ts';

import { report } from '../../mail/family.ts';
import { openGateway, openSmtp, senderOf, until, type SmtpOptions } from '../gateway.ts';

const login = (accepts: () => boolean): SmtpOptions => ({
  authOptional: false,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username }, _session, done) =>
    accepts()
      ? done(null, { user: username ?? '' })
      : done(Object.assign(new Error('5.7.8 Not accepted'), { responseCode: 535 })),
});
const withLogin = (port: number) => smtpTransport(new URL(`smtp://daycare:wrong@127.0.0.1:${port}`), senderOf);

test('a wrong password is told at the start with the server’s code, in the log and in health, before any letter', async () => {
  const smtp = await openSmtp(login(() => false));
  const gateway = await openGateway({ transport: withLogin(smtp.port) });
  await until(async () => {
    const health = (await gateway.app.inject('/api/health')).json();
    expect(health).toMatchObject({ status: 'attention', queued: 0 });
    expect(health.reasons.join()).toMatch(/refuses the login \(EAUTH 535\).*SMTP_URL/);
  });
  expect(gateway.log()).toContain('"code":"EAUTH 535"');
  expect(gateway.log()).not.toMatch(/wrong"|daycare/);
});

test('health is well again when the login works, without any letter', async () => {
  let isAccepted = false;
  const smtp = await openSmtp(login(() => isAccepted));
  const gateway = await openGateway({ transport: withLogin(smtp.port) });
  await until(() => expect(gateway.log()).toContain('refuses the login'));
  isAccepted = true;
  await until(async () => expect((await gateway.app.inject('/api/health')).json()).toMatchObject({ status: 'ok' }));
  expect(gateway.log()).toContain('mail can be delivered again');
});

test('a login that is refused while letters wait is reported as well, and a delivery ends the alarm', async () => {
  let isAccepted = false;
  const smtp = await openSmtp(login(() => isAccepted));
  const gateway = await openGateway({ transport: withLogin(smtp.port), delivers: false });
  await gateway.send(report);
  gateway.start();
  const health = async () => (await gateway.app.inject('/api/health')).json();
  await until(async () => expect((await health()).reasons.join()).toMatch(/refuses the login/));
  isAccepted = true;
  await gateway.mails();
  expect(await health()).toMatchObject({ status: 'ok', reasons: [] });
});

test('a mail server that is not there is told at the start', async () => {
  const gone = await openSmtp();
  await gone.close();
  const gateway = await openGateway({ transport: gone.transport });
  await until(async () => {
    const health = (await gateway.app.inject('/api/health')).json();
    expect(health.reasons.join()).toMatch(/cannot be delivered at the moment \(ESOCKET ECONNREFUSED\)/);
  });
});

test('a server that speaks no TLS where TLS is asked for is told at the start', async () => {
  const plain = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.write('220 plain ESMTP\r\n');
  }).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  onTestFinished(() => void plain.close());
  const { port } = plain.address() as AddressInfo;
  const gateway = await openGateway({ transport: smtpTransport(new URL(`smtps://127.0.0.1:${port}`), senderOf) });
  await until(async () =>
    expect((await gateway.app.inject('/api/health')).json()).toMatchObject({ status: 'attention' }),
  );
});

const error = (fields: object) => Object.assign(new Error('x'), fields);
for (const [what, fields, scope] of [
  ['a refused login', { code: 'EAUTH', responseCode: 535, permanent: true, command: 'AUTH PLAIN' }, 'login'],
  ['a login that cannot be checked now', { code: 'EAUTH', responseCode: 454, permanent: false }, 'server'],
  [
    'a senderOf who must log in first',
    { code: 'EENVELOPE', responseCode: 530, permanent: true, command: 'MAIL FROM' },
    'login',
  ],
  ['a host without a name', { code: 'EDNS', command: 'CONN' }, 'server'],
  ['a connection that is refused', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', syscall: 'connect' }, 'server'],
  ['a greeting that never comes', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'server'],
  ['silence in a session', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'unclear'],
  ['a connection that is cut', { code: 'ECONNECTION', command: 'CONN' }, 'unclear'],
  ['421 at a recipient', { code: 'EENVELOPE', responseCode: 421, permanent: false, command: 'RCPT TO' }, 'unclear'],
  ['a refused sender', { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'MAIL FROM' }, 'unclear'],
  [
    'a recipient who is put off',
    { code: 'EENVELOPE', responseCode: 451, permanent: false, command: 'RCPT TO' },
    'letter',
  ],
  [
    'a recipient who is unknown',
    { code: 'EENVELOPE', responseCode: 550, permanent: true, command: 'RCPT TO' },
    'final',
  ],
  ['a text that is refused', { code: 'EMESSAGE', responseCode: 554, permanent: true, command: 'DATA' }, 'final'],
  ['a text that is put off', { code: 'EMESSAGE', responseCode: 452, permanent: false, command: 'DATA' }, 'letter'],
] as const) {
  test(`${what} is taken for a failure of: ${scope}`, () => {
    expect(deliveryError(error(fields)).scope).toBe(scope);
  });
}

test('the server’s words are kept for the operator, without addresses and not without end', () => {
  const secrets = ['zoe@family.example', 'info@daycare.example'];
  expect(withoutSecrets('550 5.1.1 <zoe@family.example>: user zoe\r\nunknown', secrets)).toBe(
    '550 5.1.1 (address) user (address) unknown',
  );
  expect(withoutSecrets('451 greylisted, see https://help.example/', secrets)).toBe(
    '451 greylisted, see https://help.example/',
  );
  expect(withoutSecrets('451 \u001B[2Jturned \u202E round', secrets)).toBe('451 [2Jturned round');
  expect(withoutSecrets('x'.repeat(100_000), secrets).length).toBeLessThanOrEqual(200);
});

const [name, password] = ['web@daycare.example', 'Tür & Tor-hunter2'];
const base64 = (text: string) => Buffer.from(text).toString('base64');
/** What a mail server could repeat. */
const echoes = {
  'the password': `you said ${password}!`,
  'the password in capitals': password.toUpperCase(),
  'a part of the password': 'no Tor-hunter2 here',
  'the line of AUTH PLAIN': `AUTH PLAIN ${base64(`\0${name}\0${password}`)}`,
  'that line as a value': `initial-response="${base64(`\0${name}\0${password}`)}"`,
  'that line, cut': base64(`\0${name}\0${password}`).slice(0, 46),
  'the steps of AUTH LOGIN': `${base64(name)} ${base64(password)}`,
  'one of them without its end': base64(password).slice(0, 11),
  'the password as in an address': `pass=${encodeURIComponent(password)};`,
  'the login as in SMTP_URL': `smtps://${[name, password].map(encodeURIComponent).join(':')}`,
  'a part of that, encoded again': encodeURIComponent(encodeURIComponent(password.slice(2, 8))),
  'the middle of the line of AUTH PLAIN': base64(`\0${name}\0${password}`).slice(24, 52),
  'the line of AUTH PLAIN as in an address': encodeURIComponent(base64(`\0${name}\0${password}`)),
  'the password in base64 twice': base64(base64(password)),
  'the password in hexadecimal': Buffer.from(password).toString('hex'),
  'the password as a letter writes it': [...Buffer.from(password)].map((byte) => `=${byte.toString(16)}`).join(''),
  'a part behind other letters': `x${password.slice(-5)}y`,
  'the password split by format characters': [...password].join('\u200B'),
  'the end of a long reply': `${'well '.repeat(30)}${password}`,
};

test.each(Object.entries(echoes))('of a refused login that repeats %s nothing is kept but the code', (_, echo) => {
  const refusal = { code: 'EAUTH', responseCode: 535, permanent: true, response: `535 5.7.8 bad: ${echo}` };
  expect(deliveryError(error(refusal), [], [name, password])).toMatchObject({ code: 'EAUTH 535', words: '' });
});

test('a reply to a letter that repeats the login, as it is or in base64, is kept without it', () => {
  const secrets = [name, password, base64(name), base64(password)];
  const plain = base64(`\0${name}\0${password}`);
  for (const echo of [password, password.toUpperCase(), name, base64(password), plain, `said="${plain}"`]) {
    const kept = withoutSecrets(`550 bad: ${echo} ${[...password].join('\u200B')}`, [], secrets);
    expect(kept).toMatch(/^550 bad: \S+ \(login\)$/);
    expect(kept).not.toMatch(/hunter|daycare|Tür|tor/i);
  }
});

test('neither the log, nor health, nor npm run mail repeats the login that a server repeats, at its refusal or at a letter’s', async () => {
  for (const isLoginRefused of [true, false]) {
    let line = '';
    const refusal = (code: number) =>
      Object.assign(new Error(`5.7.8 you said ${line} ${password}`), { responseCode: code });
    const smtp = await openSmtp({
      ...login(() => true),
      onAuth: (auth, _session, done) => {
        line = base64(`\0${auth.username}\0${auth.password}`);
        return isLoginRefused ? done(refusal(535)) : done(null, { user: 'x' });
      },
      onRcptTo: (_address, _session, done) => done(refusal(550)),
    });
    const url = new URL(`smtp://${encodeURIComponent(name)}:${encodeURIComponent(password)}@127.0.0.1:${smtp.port}`);
    const gateway = await openGateway({ transport: smtpTransport(url, senderOf) });
    await gateway.send(report);
    await until(() => expect(gateway.log()).toMatch(/EAUTH 535|EENVELOPE 550/));
    const { stdout } = await promisify(execFile)(process.execPath, ['tasks/mail.ts'], {
      env: { PATH: process.env['PATH'], OUTBOX_DIR: gateway.outboxFolder, MAILBOX_DIR: gateway.mailbox },
    });
    if (!isLoginRefused) expect(stdout).toContain('5.7.8 you said (…) (login)');
    const told = stdout + gateway.log() + (await gateway.app.inject('/api/health')).body;
    for (const secret of [password, 'hunter2', line, base64(password)]) expect(told).not.toContain(secret);
  }
});

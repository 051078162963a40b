// @vitest-environment node
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

import { expect, onTestFinished, test } from 'vitest';

import { deliveryError, withoutAddresses } from '#gateway/letters/delivery/smtp-errors.ts';
import { smtpTransport } from '#gateway/letters/delivery/transport.ts';

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
  gateway.outbox.start(gateway.app.log);
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
  const url = new URL(`smtps://127.0.0.1:${(plain.address() as AddressInfo).port}`);
  const gateway = await openGateway({ transport: smtpTransport(url, senderOf) });
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
  expect(withoutAddresses('550 5.1.1 <zoe@family.example>: user zoe\r\nunknown', secrets)).toBe(
    '550 5.1.1 (address) user (address) unknown',
  );
  expect(withoutAddresses('451 greylisted, see https://help.example/', secrets)).toBe(
    '451 greylisted, see https://help.example/',
  );
  expect(withoutAddresses('451 \u001B[2Jturned \u202E round', secrets)).toBe('451 [2Jturned round');
  expect(withoutAddresses('x'.repeat(100_000), secrets).length).toBeLessThanOrEqual(200);
});

// @vitest-environment node
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { checkPlace, notListening } from '#gateway/http/listening.ts';

const host = '127.0.0.1';

test('a free port can be listened on afterwards, and one that is in use is said with a way out', async () => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(checkPlace({ PORT: port, HOST: host })).rejects.toThrow(
    `PORT ${port} on ${host} is in use, perhaps by this site in another window. End what holds it, or take another: PORT=4000 npm start.`,
  );
  server.close();
  await once(server, 'close');
  await checkPlace({ PORT: port, HOST: host });
  const again = createServer().listen(port, host);
  onTestFinished(() => void again.close());
  await once(again, 'listening');
});

test('an address that the machine does not have is said of HOST', async () => {
  await expect(checkPlace({ PORT: 0, HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST is no address of this machine: leave it out for 127.0.0.1',
  );
});

test.each([
  [{ code: 'EADDRINUSE' }, 4000, 'take another: PORT=4001 npm start'],
  [{ code: 'EACCES' }, 80, 'PORT 80 may not be used by this user: those below 1024'],
  [new Error('odd'), 4000, 'PORT 4000 on 127.0.0.1 cannot be listened on: unknown reason.'],
])('%o is told in words', (error, port, words) => {
  expect(notListening(error, { PORT: port, HOST: host }).message).toContain(words);
});

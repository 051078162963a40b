import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine on which nothing listens, for a program that must be told one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

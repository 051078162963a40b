/** Guards the connections themselves: how many are open, peers that do not read their answer, and requests that are not HTTP. */
import { STATUS_CODES } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';

import { type FastifyInstance } from 'fastify';

import { filePolicy, safety } from './headers.ts';
import { networksOf } from './networks.ts';
import { refusals, type Refusal } from './refusals.ts';
import { createTally } from './held-places.ts';

/** What one visitor may hold of all connections. */
const share = 1 / 8;

/** How often stalled answers are looked for, in ms. */
const lookEvery = 1_000;

interface Connections {
  readonly most: number;
  /** Proxies speak for many visitors: only the number of all connections bounds them. */
  readonly trustedProxy: readonly string[];
  /** How long a peer may leave its answer unread, in ms. */
  readonly unread: number;
}

export function guardConnections(app: FastifyInstance, { most, trustedProxy, unread }: Connections): void {
  const { server } = app;
  const proxies = listOf(trustedProxy);
  const held = createTally(most, Math.max(1, Math.floor(most * share)));
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const release = held.take(networksOf(address));
    if (release) socket.once('close', release);
    else socket.destroy();
  });
  closeStalled(app, unread);
  // An expectation that nobody knows may be ignored (RFC 9110, 10.1.1). Node's own 417 would lack the safety headers.
  server.on('checkExpectation', app.routing);
}

/**
 * Closes connections that have waited for `unread` ms to pass on a piece of an answer (64 KiB at most). The server's own timeout would not: it begins
 * anew with every byte that the peer sends.
 */
function closeStalled(app: FastifyInstance, unread: number): void {
  const open = new Map<Socket, { sent: number; since: number }>();
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { sent: 0, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [socket, last] of open) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (!socket.writableLength || sent !== last.sent) Object.assign(last, { sent, since: now });
      else if (now - last.since > unread) socket.destroy();
    }
  }, lookEvery).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

const byCode: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: refusals.tooSlow,
  HPE_HEADER_OVERFLOW: refusals.headersTooLong,
};

/** For what Node could not read as HTTP: Fastify's `clientErrorHandler`. */
export function answerClientError({ code = '' }: { readonly code?: string }, socket: Socket): void {
  refuseSocket(socket, byCode[code] ?? refusals.notHttp);
}

/** Answers in place of the framework and closes the connection. After a first answer it only closes: the next might land in the middle of another. */
export function refuseSocket(socket: Socket, { status, message }: Refusal): void {
  if (socket.writable && !socket.bytesWritten) {
    const body = JSON.stringify({ message });
    const headers = {
      ...safety,
      'Content-Security-Policy': filePolicy,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }
  socket.destroySoon();
}

/** Networks as `TRUSTED_PROXY` names them. */
function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

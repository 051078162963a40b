/** Limits at the level of connections: how many are open, clients that do not read their response, and requests that are not HTTP. */
import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';

import { type FastifyInstance } from 'fastify';

import type { Answers } from '#daycare.ts';

import { createPlaces, networksOf, within } from './networks.ts';
import { refusals, type Refusal } from './refusals.ts';

/** The share of all connections that one visitor may hold. */
const share = 1 / 8;

/** Time between two checks for stalled responses, in ms. */
const checkInterval = 1_000;

/** Times in ms. @param trustedProxy is not limited as a visitor is, since its connections carry the requests of many */
export function guardConnections(
  app: FastifyInstance,
  maxConnections: number,
  trustedProxy: readonly string[],
  unreadResponse: number,
): void {
  const { server } = app;
  const isProxy = within(trustedProxy);
  const reserve = createPlaces(maxConnections, Math.max(1, Math.floor(maxConnections * share)));
  server.maxConnections = maxConnections;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || isProxy(address)) return;
    const release = reserve(networksOf(address));
    if (release) socket.once('close', release);
    else socket.destroy();
  });
  closeStalled(app, unreadResponse);
  // A server may ignore an unknown expectation (RFC 9110, 10.1.1). Node's own 417 would lack the security headers.
  server.on('checkExpectation', app.routing);
}

/** Closes connections whose client leaves a response unread. The server's own timeout would not: it starts again with every byte that the client sends. */
function closeStalled(app: FastifyInstance, unreadResponse: number): void {
  const open = new Map<Socket, { sent: number; since: number }>();
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { sent: 0, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, last] of open) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (!socket.writableLength || sent !== last.sent) Object.assign(last, { sent, since: now });
      else if (now - last.since > unreadResponse) socket.destroy();
    }
  }, checkInterval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const refusalsByCode: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: refusals.tooSlow,
  HPE_HEADER_OVERFLOW: refusals.headersTooLong,
};

/** For Fastify's `clientErrorHandler`: the refusal of what Node could not parse as HTTP. */
export const refusalOfCode = ({ code = '' }: { code?: string }) => refusalsByCode[code] ?? refusals.notHttp;

/** Writes the response to the socket itself and closes the connection. If something was sent before, it only closes: the bytes could end up inside another response. */
export function refuseSocket(socket: Socket, { status, message }: Refusal, answers: Answers, others: object): void {
  if (socket.writable && !socket.bytesWritten) {
    const body = JSON.stringify({ message: message(answers) });
    const headers = {
      ...others,
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

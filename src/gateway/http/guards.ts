/** What stands before the forms: posts from other sites, too many connections, too many posts at once. */
import { BlockList, isIP, type Server, type Socket } from 'node:net';

import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { type Answered } from '#gateway/letters/message-service.ts';
import { proofHeader } from '#mail/contract.ts';
import { networksOf } from './networks.ts';
import { refusals, type Refusal } from './refusals.ts';

/** Posts that are read, stored or answered at one time. At 300 a second that is less than two seconds of waiting. */
const mostPosts = 512;
/** What one visitor may hold of all connections. */
const share = 1 / 8;

interface Guards {
  /** The site's own origin, for a proxy that hides the host; and where else its pages stand, if anywhere. */
  readonly ownOrigin: string;
  readonly allowedOrigin: string | undefined;
  answer(reply: FastifyReply, refusal: Answered): unknown;
}

/** Refuses posts that another site's page made its visitor send, and those that come while too many are under way; answers CORS for one named origin. */
export function guardPosts(app: FastifyInstance, { ownOrigin, allowedOrigin, answer }: Guards): void {
  let underWay = 0;
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    request.log.info({ outcome: 'refused', reason: refusal.reason }, 'message');
    return answer(reply, refusal);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { origin } = request.headers;
    if (allowedOrigin) {
      reply.header('Vary', 'Origin');
      if (origin === allowedOrigin) {
        reply.header('Access-Control-Allow-Origin', allowedOrigin);
        if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
          return reply
            .headers({
              'Access-Control-Allow-Methods': 'GET, POST',
              'Access-Control-Allow-Headers': `Content-Type, ${proofHeader}`,
              'Access-Control-Max-Age': '7200',
            })
            .code(204)
            .send();
      }
    }
    if (request.method !== 'POST') return;
    if (isForeign(request, [ownOrigin, allowedOrigin])) return refuse(request, reply, refusals.otherSite);
    if (underWay >= mostPosts) return refuse(request, reply.header('Retry-After', '5'), refusals.busy);
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
  });
}

/** Whether a browser says that a page of another site sent this. Who is no browser says nothing, and has nobody's cookies or address to misuse. */
function isForeign({ headers, host }: FastifyRequest, known: readonly (string | undefined)[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && known.includes(origin)) return false;
  if (site !== undefined) return !['same-origin', 'none'].includes(String(site));
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

interface Connections {
  readonly most: number;
  /** Proxies speak for many visitors: only the number of all connections bounds them. */
  readonly trustedProxy: readonly string[];
}

/** Bounds open connections, in all and of one visitor: who opens many and says little must not keep the others out. */
export function guardConnections(server: Server, { most, trustedProxy }: Connections): void {
  const proxies = listOf(trustedProxy);
  const each = Math.max(1, Math.floor(most * share));
  const held = new Map<string, number>();
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const visitor = networksOf(address)[0].name;
    const count = (held.get(visitor) ?? 0) + 1;
    if (count > each) return void socket.destroy();
    held.set(visitor, count);
    socket.once('close', () => {
      const left = (held.get(visitor) ?? 1) - 1;
      if (left) held.set(visitor, left);
      else held.delete(visitor);
    });
  });
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

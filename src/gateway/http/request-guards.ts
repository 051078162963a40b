/** What every request must pass before its route, whatever it asks for: the shape of its address, and how many its visitor makes. */
import { type FastifyReply, type FastifyRequest } from 'fastify';

import { networksOf } from './networks.ts';
import { refusals, tooManyRequests, type Refusal } from './refusals.ts';

/** Characters. The longest address that the site makes has about 120; advertisers' marks on links add some hundreds. */
const longestAddress = 1_000;
/** In ms. */
const minute = 60_000;
/**
 * Requests of one visitor in a minute. Sixty people behind one address, such as a school's, can each read the home page to its end for the first time
 * (50 requests with its files) and open two more pages (25 each) in the same minute: 60 × (50 + 2 × 25) = 6,000.
 */
const mostInAMinute = 6_000;
/** Networks that are counted at one time, about 10 MB. */
const mostNetworks = 100_000;

/** Returns what resolves to the refusal of a request, if it must be refused. */
export function guardRequests(): (request: FastifyRequest, reply: FastifyReply) => Refusal | undefined {
  const counts = new Map<string, number>();
  let began = 0;

  /** Seconds until this address may ask again. The clock only goes forward: setting the machine's time changes nothing. */
  function wait(address: string): number {
    const now = performance.now();
    if (now - began >= minute || counts.size >= mostNetworks) {
      counts.clear();
      began = now;
    }
    for (const { name, times } of networksOf(address)) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      // What is refused to a visitor does not count for the wider networks, which its neighbours share.
      if (count > mostInAMinute * times) return Math.ceil((began + minute - now) / 1_000);
    }
    return 0;
  }

  return (request, reply) => {
    const seconds = isOwnMachine(request) ? 0 : wait(request.ip);
    if (seconds) {
      reply.header('Retry-After', seconds);
      return tooManyRequests;
    }
    if (request.url.length > longestAddress) return refusals.pathTooLong;
    return hostsOf(request) > 1 || (hostsOf(request) === 0 && request.raw.httpVersion === '1.1')
      ? refusals.notHttp
      : undefined;
  };
}

/**
 * Whether the request comes from this machine: from its owner, or from a proxy that TRUSTED_PROXY does not name. Behind such a proxy all visitors look
 * like one, who would soon be refused.
 */
export const isOwnMachine = ({ ip }: FastifyRequest) => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);

/** How often the host is named. Two servers that believe a different one of two would disagree about whose request it is (RFC 9112, 3.2). */
const hostsOf = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/** Checks every request before its route: the length of its URL, its Host header, and the number of requests of its visitor. */
import { isIP } from 'node:net';

import { type FastifyRequest } from 'fastify';

import { networksOf } from './networks.ts';
import { refusals, type Refusal } from './refusals.ts';

/** Characters. The site's longest URL has about 120; tracking parameters that advertisers append add some hundreds. */
const maxUrlLength = 1_000;
const minute = 60_000; // ms
/** Requests of one visitor in a minute: sixty people behind a school's address can each read the home page (50 requests) and open two more (25 each). */
const maxPerMinute = 6_000;
/** Networks counted at one time: about 10 MB of memory. */
const maxNetworks = 100_000;

/** Returns a function that gives the refusal of a request, or undefined if the request may go on to its route. */
export function guardRequests(): (request: FastifyRequest) => Refusal | undefined {
  const counts = new Map<string, number>();
  let began = 0;
  let isWarned = false;

  /** Counts a request; returns the seconds until this address may send another one, or 0. The clock is monotonic, so a corrected system time changes nothing. */
  function secondsToWait(address: string): number {
    const now = performance.now();
    if (now - began >= minute || counts.size >= maxNetworks) {
      counts.clear();
      began = now;
    }
    for (const { name, multiple } of networksOf(address)) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      // A refused request is not counted for the wider networks, which the visitor's neighbours share.
      if (count > maxPerMinute * multiple) return Math.ceil((began + minute - now) / 1_000);
    }
    return 0;
  }

  return (request) => {
    const { headers } = request.raw;
    headers['x-forwarded-for'] &&= withoutPorts(String(headers['x-forwarded-for']));
    if (!isWarned && request.ip && !isIP(request.ip)) {
      isWarned = true;
      request.log.warn("a visitor's address from the proxy cannot be read: all such visitors share the limits of one");
    }
    const wait = isOwnMachine(request) ? 0 : secondsToWait(request.ip);
    if (wait) return { ...refusals.tooManyRequests, wait };
    if (request.url.length > maxUrlLength) return refusals.pathTooLong;
    return hostsOf(request) > 1 || (hostsOf(request) === 0 && request.raw.httpVersion === '1.1')
      ? refusals.notHttp
      : undefined;
  };
}

/** The addresses of `X-Forwarded-For`, of which Fastify takes `request.ip`: some proxies add a port, and then write an IPv6 address in brackets. */
const withoutPorts = (addresses: string) => addresses.replace(/[[\]]|(?<=\]|\.\d{1,3}):\d+/g, '');

/** From its owner, or from a proxy that TRUSTED_PROXY does not name: not limited, since all visitors behind that have one address and would soon be refused. */
export const isOwnMachine = ({ ip }: FastifyRequest) => ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);

/** The number of Host headers. A request with two is refused: a proxy and the gateway could each use a different one (RFC 9112, 3.2). */
const hostsOf = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

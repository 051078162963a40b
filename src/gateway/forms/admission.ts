/**
 * Limits on the letters of all visitors together (decision 010). Near the limit a letter needs the spam check, so that parents are not refused because of others.
 * Forms posted without scripts cannot do the check: then each visitor has a small share, which others cannot use up.
 */
import { type FastifyReply, type FastifyRequest } from 'fastify';

import { createCeiling, createLimit, type Ceiling } from '#gateway/http/rate-limits.ts';
import { crowded, refusals, type Refusal } from '#gateway/http/refusals.ts';
import { type TtlStore } from '#gateway/http/ttl-store.ts';
import { proofHeader } from '#mail/contract.ts';

import { type Captcha } from './captcha.ts';

/** A limit on letters. A letter reserves its place before it is stored, so that simultaneous ones cannot exceed the limit together. */
export interface Admission {
  /** Reserves a place for a valid letter; resolves with the refusal if there is none. */
  reserve(): Promise<Refusal | undefined>;
  /** Releases the place of a letter that was not stored. */
  release(): Promise<void>;
}

/** One function for each way to post a letter; an admission is for one letter. */
export interface Admissions {
  /** Posted by the site's scripts; near the limit, with a proof in a header. */
  byScript(request: FastifyRequest, reply: FastifyReply): Admission;
  /** A form of the template pages that always sends a proof. */
  withProof(proof: string | undefined, reply: FastifyReply): Admission;
  /** A form of the template pages without a proof: the newsletter, a comment, or any of them without scripts. */
  withoutProof(request: FastifyRequest, reply: FastifyReply): Admission;
  /** The registration or the message form without scripts. */
  withoutScripts(request: FastifyRequest, reply: FastifyReply): Admission;
}

/** Letters without a proof of one visitor while many write: those of a family with two children. */
const share = 2;

interface Dependencies {
  readonly ttlStore: Pick<TtlStore, 'counter'>;
  readonly captcha: Captcha;
  readonly rateAll: number;
  readonly plainMax: number;
  readonly minutes: number;
}

export function createAdmissions({ ttlStore, captcha, rateAll, plainMax, minutes }: Dependencies): Admissions {
  const all = createCeiling(ttlStore, { name: 'all', max: rateAll, minutes });
  // Above this, many write: more letters than two visitors may send.
  const unproven = createCeiling(ttlStore, { name: 'all without proof', max: plainMax * 2, minutes });
  const shared = createCeiling(ttlStore, { name: 'all in shares', max: Math.ceil(rateAll / 2), minutes });
  const overPlain = createLimit(ttlStore, { name: 'post without proof', max: plainMax, minutes });
  const overShare = createLimit(ttlStore, { name: 'share', max: share, minutes });
  const inShares = async (request: FastifyRequest, reply: FastifyReply, reserve: Reserve) =>
    (await overShare(request, reply)) ?? (await reserve(shared)).refusal;

  return {
    byScript: (request, reply) =>
      admission(reply, async (reserve) => {
        const { refusal, isNear } = await reserve(all);
        if (refusal || !isNear) return refusal;
        const proof = request.headers[proofHeader];
        return proof === undefined ? refusals.proofNeeded : captcha.verify(String(proof));
      }),
    withProof: (proof, reply) =>
      admission(reply, async (reserve) => (await reserve(all)).refusal ?? captcha.verify(proof)),
    withoutProof: (request, reply) =>
      admission(reply, async (reserve) => {
        const refusal = await overPlain(request, reply);
        if (refusal) return refusal;
        return (await reserve(unproven)).refusal ? inShares(request, reply, reserve) : (await reserve(all)).refusal;
      }),
    withoutScripts: (request, reply) =>
      admission(reply, async (reserve, release) => {
        if (!(await reserve(all)).isNear) return undefined;
        await release();
        return inShares(request, reply, reserve);
      }),
  };
}

type Reserve = (ceiling: Ceiling) => Promise<{ refusal: Refusal | undefined; isNear: boolean }>;

/** Records the reserved places, to release them if the letter is refused or not stored. */
function admission(
  reply: FastifyReply,
  reserveAll: (reserve: Reserve, release: () => Promise<void>) => Promise<Refusal | undefined>,
): Admission {
  const reserved: Ceiling[] = [];
  const release = async () => {
    for (const ceiling of reserved.splice(0)) await ceiling.release();
  };
  const reserve: Reserve = async (ceiling) => {
    const { isFull, isNear, left } = await ceiling.reserve();
    if (!isFull) reserved.push(ceiling);
    return { refusal: isFull ? crowded(left) : undefined, isNear };
  };
  return {
    async reserve() {
      const refusal = await reserveAll(reserve, release);
      if (refusal) await release();
      if (refusal?.wait !== undefined) reply.header('Retry-After', refusal.wait);
      return refusal;
    },
    release,
  };
}

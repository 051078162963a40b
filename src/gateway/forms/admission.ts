/**
 * Whether one more letter may be taken, by what all visitors together have sent (decision 010). When many write at once a letter needs the spam check, so that parents
 * are not refused with everybody else; forms posted without scripts cannot do the check and have an allowance of their own for that time.
 */
import { type FastifyReply, type FastifyRequest } from 'fastify';

import { createCeiling, type Ceiling } from '#gateway/http/rate-limits.ts';
import { crowded, refusals, type Refusal } from '#gateway/http/refusals.ts';
import { type Admission } from '#gateway/letters/message-service.ts';
import { type TtlStore } from '#gateway/ttl-store.ts';
import { proofHeader } from '#mail/contract.ts';

import { type Captcha } from './captcha.ts';

/** One admission for each way that a letter comes; each is good for one letter. */
export interface Admissions {
  /** Posted by the site's own scripts, with the proof in a header if one was needed. */
  byScript(request: FastifyRequest, reply: FastifyReply): Admission;
  /** A form of the template pages that always sends a proof. */
  withProof(proof: string | undefined, reply: FastifyReply): Admission;
  /** A form of the template pages without a proof: the newsletter, a comment, or any of them without scripts. */
  withoutProof(reply: FastifyReply): Admission;
  /** The registration or the message form without scripts. */
  withoutScripts(reply: FastifyReply): Admission;
}

interface Parts {
  readonly memory: Pick<TtlStore, 'counter'>;
  readonly captcha: Captcha;
  readonly rateAll: number;
  readonly plainMax: number;
  readonly minutes: number;
}

export function createAdmissions({ memory, captcha, rateAll, plainMax, minutes }: Parts): Admissions {
  const all = createCeiling(memory, { name: 'all', max: rateAll, minutes });
  const unproven = createCeiling(memory, { name: 'all without proof', max: plainMax * 10, minutes });
  const plain = createCeiling(memory, { name: 'all without scripts', max: plainMax * 10, minutes });

  return {
    byScript: (request, reply) =>
      admission(reply, async (take) => {
        const { refusal, isNear } = await take(all);
        if (refusal || !isNear) return refusal;
        const proof = request.headers[proofHeader];
        return proof === undefined ? refusals.proofNeeded : captcha.verify(String(proof));
      }),
    withProof: (proof, reply) => admission(reply, async (take) => (await take(all)).refusal ?? captcha.verify(proof)),
    withoutProof: (reply) =>
      admission(reply, async (take) => (await take(unproven)).refusal ?? (await take(all)).refusal),
    withoutScripts: (reply) =>
      admission(reply, async (take, giveBack) => {
        if (!(await take(all)).isNear) return undefined;
        await giveBack();
        return (await take(plain)).refusal;
      }),
  };
}

type Take = (ceiling: Ceiling) => Promise<{ refusal: Refusal | undefined; isNear: boolean }>;

/** Remembers what was taken, so that a letter that is refused or not stored gives it back. */
function admission(
  reply: FastifyReply,
  ask: (take: Take, giveBack: () => Promise<void>) => Promise<Refusal | undefined>,
): Admission {
  const taken: Ceiling[] = [];
  const giveBack = async () => {
    for (const ceiling of taken.splice(0)) await ceiling.giveBack();
  };
  const take: Take = async (ceiling) => {
    const { isFull, isNear, left } = await ceiling.take();
    if (!isFull) taken.push(ceiling);
    return { refusal: isFull ? crowded(left) : undefined, isNear };
  };
  return {
    async admit() {
      const refusal = await ask(take, giveBack);
      if (refusal) await giveBack();
      if (refusal?.wait !== undefined) reply.header('Retry-After', refusal.wait);
      return refusal;
    },
    giveBack,
  };
}

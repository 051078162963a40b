/** The spam check (decision 008): a challenge signed by this gateway, which a browser solves in a moment and a sender of thousands pays for each time. Good once, for ten minutes. */
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { retention, type TtlStore } from '#gateway/ttl-store.ts';
import { refusals, type Refusal } from '#gateway/http/refusals.ts';

/** Rounds of one step, and how many steps a browser takes: half a second on a laptop, about three on a slow phone, while its owner writes. */
const cost = 5_000;
const steps = { least: 60, most: 120 };
/** By how much the clocks of two gateways may differ, in ms. */
const tolerance = 60_000;
/** A proof is about 700 characters; what is longer is none. */
const longest = 4_000;

export interface Captcha {
  challenge(): Promise<Challenge>;
  /** Takes the proof that came with a letter. Resolves with the refusal unless it is a challenge of ours, in time, solved, and never used before. */
  verify(proof: string | undefined): Promise<Refusal | undefined>;
}

export function createCaptcha(now: () => Date, ttlStore: TtlStore): Captcha {
  /** Kept in memory only: a proof from before a restart is refused, and the browser solves another challenge with the next attempt. */
  async function secrets() {
    const secret = await ttlStore.secret();
    return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
  }

  return {
    challenge: async () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(steps.most, steps.least),
        deriveKey,
        // As long as a used one is remembered, and longer than it takes to write most messages.
        expiresAt: new Date(now().getTime() + retention),
        ...(await secrets()),
      }),
    async verify(proof) {
      if (!proof) return refusals.proofMissing;
      const payload = payloadOf(proof);
      if (!payload) return refusals.proofWrong;
      const { challenge, solution } = payload;
      const result = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...(await secrets()),
      }).catch(() => undefined);
      if (result?.expired) return refusals.proofExpired;
      if (!result?.verified || !challenge.signature) return refusals.proofWrong;
      // Given out before the clock was put back, it would end after the memory that it was used.
      const latest = now().getTime() + retention + tolerance;
      if ((challenge.parameters.expiresAt ?? Infinity) * 1000 > latest) return refusals.proofExpired;
      return (await ttlStore.claim(`proof ${challenge.signature}`)) ? undefined : refusals.proofUsed;
    },
  };
}

/** What a browser sent, if it has the shape of a proof; nothing of it is believed yet. */
function payloadOf(proof: string): Payload | undefined {
  if (proof.length > longest) return undefined;
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload | null;
    return payload?.challenge?.parameters && payload.solution ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** The spam check (decision 008): a signed challenge. Solving it costs one visitor little and a sender of thousands much. Valid once, for ten minutes. */
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { refusals, type Refusal } from '#gateway/http/refusals.ts';
import { retention } from '#gateway/http/ttl-store.ts';

import { type Desk } from './desk.ts';

/** Rounds of one step, and the number of steps: half a second on a laptop, about three on a slow phone, while the visitor types. */
const cost = 5_000;
const steps = { least: 60, most: 120 };
/** Allowed difference between the clocks of two gateways, in ms. */
const tolerance = 60_000;
/** In characters; a proof has about 700. */
const longest = 4_000;

type Gate = Pick<Desk, 'now' | 'ttlStore'>;

/** The secret is never on disk: after a restart earlier proofs are refused, and the browser solves another challenge for its next attempt. */
async function secretsOf({ ttlStore }: Gate) {
  const secret = await ttlStore.secret();
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
}

export const newChallenge = async (gate: Gate): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(steps.most, steps.least),
    deriveKey,
    // As long as used proofs are remembered, and longer than it takes to write most messages.
    expiresAt: new Date(gate.now().getTime() + retention),
    ...(await secretsOf(gate)),
  });

/** Resolves with the refusal, unless the proof solves a challenge of ours, in time and for the first time. */
export async function verifyProof(gate: Gate, proof: string | undefined): Promise<Refusal | undefined> {
  if (!proof) return refusals.proofMissing;
  const payload = payloadOf(proof);
  if (!payload) return refusals.proofWrong;
  const { challenge } = payload;
  const result = await verifySolution({ ...payload, deriveKey, ...(await secretsOf(gate)) }).catch(() => undefined);
  if (result?.expired) return refusals.proofExpired;
  if (!result?.verified || !challenge.signature) return refusals.proofWrong;
  // A challenge from before the clock was put back would expire later than the record of its use.
  const latest = gate.now().getTime() + retention + tolerance;
  if ((challenge.parameters.expiresAt ?? Infinity) * 1000 > latest) return refusals.proofExpired;
  return (await gate.ttlStore.claim(`proof ${challenge.signature}`)) ? undefined : refusals.proofUsed;
}

function payloadOf(proof: string): Payload | undefined {
  if (proof.length > longest) return undefined;
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Payload | null;
    if (!payload?.challenge?.parameters || !payload.solution) return undefined;
    return { challenge: payload.challenge, solution: payload.solution };
  } catch {
    return undefined;
  }
}

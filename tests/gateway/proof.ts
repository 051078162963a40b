// What a browser does for the spam check: fetches a challenge, solves it, and sends the solution with a form.
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

export async function challengeOf(app: FastifyInstance): Promise<Challenge> {
  return (await app.inject('/api/challenge')).json();
}

export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return packed({ challenge, solution });
}

export const packed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

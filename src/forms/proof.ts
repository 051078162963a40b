/** The spam check (decision 008): fetches a challenge from the gateway and solves it with the browser's cryptography. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Time limit for the slowest phone, in ms. */
const patience = 60_000;

/** Resolves with the solved challenge, encoded for posting. Throws if no challenge comes or solving takes too long. */
export async function prove(url: string): Promise<string> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The spam check answered ${response.status}.`);
  const challenge = (await response.json()) as Challenge;
  // The browser derives keys outside the main thread, so the page stays responsive without a worker.
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience });
  if (!solution) throw new Error('The spam check took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}

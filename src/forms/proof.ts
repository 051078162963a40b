/** The challenge of the spam check (decision 008): fetched from the gateway, solved by the browser's own cryptography, sent with the letter. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** How long the slowest phone may take, in ms. */
const patience = 60_000;

/** Resolves with the solved challenge, ready to be posted. Throws if there is none to be had, or if it takes too long. */
export async function prove(url: string): Promise<string> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The spam check answered ${response.status}.`);
  const challenge = (await response.json()) as Challenge;
  // Each step runs outside the page's thread, so nothing stutters and no worker is needed.
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patience });
  if (!solution) throw new Error('The spam check took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}

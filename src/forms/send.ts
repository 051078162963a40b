import { challengePath, proofHeader, sendPath, type Answer, type Message } from '#mail/contract.ts';

/** Where the e-mail service answers: empty means the site's own origin. A provider with another service sets MAIL_HOST at build time. */
const host: string = import.meta.env.MAIL_HOST ?? '';

const urlOf = (path: string, base: string) => `${base.replace(/\/+$/, '')}${path}`;

/** The address that letters and inquiries are posted to. */
export const sendUrl = (base: string = host) => urlOf(sendPath, base);

/** How long an answer may take, in ms; after that it counts as none, so that nobody waits for ever. */
export const patience = 60_000;

/**
 * Posts a letter and resolves when the service has accepted it. If the service asks for the spam check, the browser does that and posts the letter again.
 * Throws an Error whose message is the service's own, or `fallback` when there is none: no JSON, no message, or no answer at all.
 */
export async function send(message: Message, fallback: string): Promise<void> {
  const first = await post(message);
  const proof = first?.needs === 'spam-check' ? await proofOrNothing() : undefined;
  const answer = proof === undefined ? first : await post(message, { [proofHeader]: proof });
  if (answer?.isAccepted) return;
  throw new Error(typeof answer?.message === 'string' && answer.message ? answer.message : fallback);
}

/** What the service answered, with whatever it says in JSON; undefined if it did not answer. */
async function post(message: Message, headers = {}) {
  const response = await fetch(sendUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response || response.ok) return response && { isAccepted: true };
  const answer = (await response.json().catch(() => undefined)) as Partial<Record<keyof Answer, unknown>> | null;
  return { ...answer, isAccepted: false };
}

/** Few letters need a proof, so its code is fetched only then. Undefined if there is none to be had: the service's first answer is told then. */
async function proofOrNothing(): Promise<string | undefined> {
  const proof = import('./proof.ts').then(({ prove }) => prove(urlOf(challengePath, host)));
  return Promise.race([proof.catch(() => undefined), nothingAfter(patience)]);
}

/** In ms. A screen reader needs a moment to tell that something is being sent. */
export const tellingTime = 400;

/**
 * Settles as the answer does, but not before it was told that something is being sent: an outcome that takes the focus at once is heard before those words, or in
 * their place.
 */
export async function tellFirst<Value>(answer: Promise<Value>): Promise<Value> {
  await Promise.allSettled([answer, nothingAfter(tellingTime)]);
  return answer;
}

export const nothingAfter = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

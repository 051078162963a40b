import { sendPath, type Answer, type Message } from '#mail/contract.ts';

/** Where the e-mail service answers: empty means the site's own origin. A provider with another service sets MAIL_HOST at build time (decision 17). */
const host: string = import.meta.env.MAIL_HOST ?? '';

/** The address that letters and inquiries are posted to. */
export const sendUrl = (base: string = host) => `${base.replace(/\/+$/, '')}${sendPath}`;

/** How long an answer may take, in ms; after that it counts as none, so that nobody waits for ever. */
const patience = 60_000;

/**
 * Posts a letter and resolves when the service has accepted it.
 * Throws an Error whose message is the service's own, or `fallback` when there is none: no JSON, no message, or no answer at all (decision 26).
 */
export async function send(message: Message, fallback: string): Promise<void> {
  const request = fetch(sendUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(message),
  });
  const response = await Promise.race([request.catch(() => undefined), nothingAfter(patience)]);
  if (response?.ok) return;
  const answer = (await response?.json().catch(() => undefined)) as
    | Partial<Record<keyof Answer, unknown>>
    | null
    | undefined;
  throw new Error(typeof answer?.message === 'string' && answer.message ? answer.message : fallback);
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

const nothingAfter = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

import { sendPath, type Answer, type Message } from '#mail/contract.ts';

/** Where the e-mail service answers: empty means the site's own origin. A provider with another service sets MAIL_HOST at build time (decision 17). */
const host: string = import.meta.env.MAIL_HOST ?? '';

/** The address that letters and inquiries are posted to. */
export const sendUrl = (base: string = host) => `${base.replace(/\/+$/, '')}${sendPath}`;

/**
 * Posts a letter and resolves when the service has accepted it.
 * Throws an Error whose message is the service's own, or `fallback` when there is none: no JSON, no message, or no answer at all (decision 26).
 */
export async function send(message: Message, fallback: string): Promise<void> {
  const response = await fetch(sendUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(message),
  }).catch(() => undefined);
  if (response?.ok) return;
  const answer = (await response?.json().catch(() => undefined)) as Partial<Answer> | undefined;
  throw new Error(answer?.message || fallback);
}

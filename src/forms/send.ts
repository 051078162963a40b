import { loadAgain } from '#ui/load-again.ts';
import { challengePath, proofHeader, sendPath, type Message } from '#mail/contract.ts';

/** Origin of the e-mail service; empty for the site's own. A provider with another service sets MAIL_HOST at build time. */
const host: string = import.meta.env.MAIL_HOST ?? '';

const urlOf = (path: string, base: string) => (base.endsWith('/') ? base.slice(0, -1) : base) + path;

/** The address that letters and inquiries are posted to. */
export const sendUrl = (base: string = host) => urlOf(sendPath, base);

/** Timeout of a response, in ms. */
export const patience = 60_000;

/** A form was not sent. Its message is for the visitor, unlike that of any other error; its cause is what the service says that it needs. */
export class NotSent extends Error {}

/**
 * Posts a letter and resolves when the service has accepted it. If the service asks for the spam check, the browser solves it and posts the letter again.
 * Otherwise throws NotSent with the message of the service, or with `fallback` if the response has none or does not come.
 */
export async function send(message: Message, fallback: string): Promise<void> {
  const first = await post(message);
  const proof = first?.needs === 'spam-check' ? await proofOrNothing() : undefined;
  const answer = proof === undefined ? first : await post(message, { [proofHeader]: proof });
  if (!answer?.isAccepted) throw new NotSent(answer?.message ?? fallback, { cause: answer?.needs });
}

/**
 * What the service has answered; undefined if there was no response. Success is proved by the contract's JSON: what answers in place of the service, such as the
 * sign-in page of a network or the page of a host for any address, often has the status 200 too.
 */
async function post(letter: Message, headers = {}) {
  const response = await fetch(sendUrl(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(letter),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response) return undefined;
  const answer = (await response.json().catch(() => undefined)) as Partial<Record<string, unknown>> | null | undefined;
  const words = answer?.['message'];
  const message = typeof words === 'string' && words ? words : undefined;
  // Some services answer every request with 200, and say only in the body that it failed.
  const isFailure = Boolean(answer?.['error']) || answer?.['success'] === false;
  return {
    isAccepted: response.ok && message !== undefined && !isFailure,
    message,
    needs: answer?.['needs'],
  };
}

export const loadProof = loadAgain(() => import('./proof.ts'));

/** Loads its code on demand, as few letters need a proof. Undefined if that or the check fails: the visitor then reads the first response. */
async function proofOrNothing(): Promise<string | undefined> {
  const proof = loadProof().then(({ prove }) => prove(urlOf(challengePath, host)));
  return Promise.race([proof.catch(() => undefined), nothingAfter(patience)]);
}

/** In ms: time for a screen reader to announce 'sending'. */
export const tellingTime = 400;

/** Waits at least `tellingTime`, so that screen readers announce 'sending' before the outcome takes focus. */
export async function tellFirst<Value>(answer: Promise<Value>): Promise<Value> {
  await Promise.allSettled([answer, nothingAfter(tellingTime)]);
  return answer;
}

export const nothingAfter = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

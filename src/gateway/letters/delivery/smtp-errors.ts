/** What a failed delivery says about the letter and about the mail server. */

/**
 * - `server`: no session came about, so no letter is to blame.
 * - `login`: the server refuses our name or password.
 * - `unclear`: the session broke at this letter, or its sender was refused. Either may be to blame.
 * - `letter`: the server puts this letter off.
 * - `final`: the server refuses this letter for good.
 */
export type Scope = 'server' | 'login' | 'unclear' | 'letter' | 'final';

/** Why a letter was not delivered. */
export class DeliveryError extends Error {
  readonly scope: Scope;
  /** Codes only, for the log: nodemailer's and the server's, such as `EENVELOPE 550`. */
  readonly code: string;
  /** The server's own words for the operator, without addresses. Not for the log. */
  readonly words: string;

  constructor(scope: Scope, code: string, words = '') {
    super(code);
    this.name = 'DeliveryError';
    this.scope = scope;
    this.code = code;
    this.words = words;
  }
}

/** Fields of nodemailer's errors. */
interface SmtpError {
  readonly code?: string;
  /** The operating system's code, where nodemailer has one of its own. */
  readonly originalCode?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

/** Replies that ask for a login or refuse it, whatever command they answer (RFC 4954, section 6). */
const loginReplies = new Set([530, 534, 535, 538]);
/** Names that cannot be resolved, TLS that cannot be agreed on, a greeting that is none. */
const noSession = new Set(['EDNS', 'ETLS', 'EPROTOCOL', 'EPROXY', 'ECONFIG']);
const broken = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EABORT']);

function scopeOf({ code = '', command, responseCode, permanent, syscall, timeoutType }: SmtpError): Scope {
  if (code === 'EAUTH' || code === 'ENOAUTH' || loginReplies.has(responseCode ?? 0))
    return permanent || !responseCode ? 'login' : 'server';
  if (responseCode === 421) return 'unclear';
  if (noSession.has(code) || syscall === 'connect' || (timeoutType && timeoutType !== 'SOCKET_TIMEOUT'))
    return 'server';
  if (broken.has(code) || command === 'MAIL FROM') return 'unclear';
  return permanent ? 'final' : 'letter';
}

/** Reads an error of nodemailer. `secrets` are left out of the server's words: addresses of the letter and the login. */
export function deliveryError(error: unknown, secrets: readonly string[] = []): DeliveryError {
  const { code = 'unknown', originalCode, response = '', responseCode } = error as SmtpError;
  const codes = [code, originalCode, responseCode].filter(Boolean).join(' ');
  return new DeliveryError(scopeOf(error as SmtpError), codes, withoutAddresses(response, secrets));
}

/** True if the server refused the sender of this letter. */
export const isSenderRefused = (error: unknown) => {
  const { command, responseCode } = error as SmtpError;
  return command === 'MAIL FROM' && responseCode !== undefined && responseCode !== 421;
};

/** Characters of a server's reply that are kept. */
const longestWords = 200;

/** A server's words on one line: no addresses, no parts of the given ones, no control characters, and none that turn the direction of writing. */
export function withoutAddresses(text: string, secrets: readonly string[]): string {
  const parts = secrets.flatMap((secret) => secret.toLowerCase().split('@')).filter(Boolean);
  const isTelling = (word: string) => word.includes('@') || parts.some((part) => word.toLowerCase().includes(part));
  return text
    .slice(0, longestWords * 4)
    .replace(/\p{Cf}/gu, '')
    .split(/[\p{Cc}\s]+/u)
    .map((word) => (isTelling(word) ? '(address)' : word))
    .join(' ')
    .slice(0, longestWords)
    .trim();
}

/** Classifies the errors of deliveries: is the letter, the server or the login the cause? */

/**
 * What failed:
 * - `server`: there was no SMTP session, so the letter is not the cause.
 * - `login`: the server refuses the user name or password.
 * - `unclear`: the session broke at this letter, or its sender was refused. The cause may be the letter or the server.
 * - `letter`: the server refuses this letter for now.
 * - `final`: the server refuses this letter for good.
 */
export type Scope = 'server' | 'login' | 'unclear' | 'letter' | 'final';

/** Why a letter was not delivered. */
export class DeliveryError extends Error {
  readonly scope: Scope;
  /** For the log: the codes of nodemailer and of the server, such as `EENVELOPE 550`. */
  readonly code: string;
  /** The server's reply without addresses, for the operator. Not for the log. */
  readonly words: string;

  constructor(scope: Scope, code: string, words = '') {
    super(code);
    this.name = 'DeliveryError';
    this.scope = scope;
    this.code = code;
    this.words = words;
  }
}

/** The fields of nodemailer's errors. */
interface SmtpError {
  readonly code?: string;
  /** The operating system's code, if `code` is one of nodemailer's own. */
  readonly originalCode?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

/** Reply codes that require or refuse a login, after any command (RFC 4954, section 6). */
const loginReplies = new Set([530, 534, 535, 538]);
/** Errors before the session: in DNS, in the TLS handshake, in the greeting. */
const noSession = new Set(['EDNS', 'ETLS', 'EPROTOCOL', 'EPROXY', 'ECONFIG']);
/** Errors that may also occur during the session. */
const brokenSession = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EABORT']);

function scopeOf({ code = '', command, responseCode, permanent, syscall, timeoutType }: SmtpError): Scope {
  if (code === 'EAUTH' || code === 'ENOAUTH' || loginReplies.has(responseCode ?? 0))
    return permanent || !responseCode ? 'login' : 'server';
  if (responseCode === 421) return 'unclear';
  if (noSession.has(code) || syscall === 'connect' || (timeoutType && timeoutType !== 'SOCKET_TIMEOUT'))
    return 'server';
  if (brokenSession.has(code) || command === 'MAIL FROM') return 'unclear';
  return permanent ? 'final' : 'letter';
}

/** Converts an error of nodemailer. `secrets`, such as the addresses of the letter and the login, are removed from the server's reply. */
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
const maxReplyLength = 200;

/** A server's reply on one line, without addresses, parts of the secrets, control characters and characters that change the text direction. */
export function withoutAddresses(text: string, secrets: readonly string[]): string {
  const parts = secrets.flatMap((secret) => secret.toLowerCase().split('@')).filter(Boolean);
  const isSecret = (word: string) => word.includes('@') || parts.some((part) => word.toLowerCase().includes(part));
  return text
    .slice(0, maxReplyLength * 4)
    .replace(/\p{Cf}/gu, '')
    .split(/[\p{Cc}\s]+/u)
    .map((word) => (isSecret(word) ? '(address)' : word))
    .join(' ')
    .slice(0, maxReplyLength)
    .trim();
}

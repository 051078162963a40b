/** Classifies the errors of deliveries: is the letter, the server or the login the cause? */
import type { NodemailerError } from 'nodemailer';

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
  /** The server's reply without addresses and the login, for the operator. Not for the log. */
  readonly words: string;

  constructor(scope: Scope, code: string, words = '') {
    super(code);
    this.name = 'DeliveryError';
    this.scope = scope;
    this.code = code;
    this.words = words;
  }
}

/** Reply codes that require or refuse a login, after any command (RFC 4954, section 6). */
const loginReplies = new Set([530, 534, 535, 538]);
/** Errors before the session: in DNS, in the TLS handshake, in the greeting. */
const noSession = new Set(['EDNS', 'ETLS', 'EPROTOCOL', 'EPROXY', 'ECONFIG']);
/** Errors that may also occur during the session. */
const brokenSession = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EABORT']);

function scopeOf({ code = '', command, responseCode, permanent, syscall, timeoutType }: NodemailerError): Scope {
  if (code === 'EAUTH' || code === 'ENOAUTH' || loginReplies.has(responseCode ?? 0))
    return permanent || !responseCode ? 'login' : 'server';
  if (responseCode === 421) return 'unclear';
  if (noSession.has(code) || syscall === 'connect' || (timeoutType && timeoutType !== 'SOCKET_TIMEOUT'))
    return 'server';
  if (brokenSession.has(code) || command === 'MAIL FROM') return 'unclear';
  return permanent ? 'final' : 'letter';
}

type Texts = readonly string[];

/** Converts an error of nodemailer. The addresses, and the name and password of `login`, are removed from the server's reply. */
export function deliveryError(error: unknown, addresses: Texts = [], login: Texts = []): DeliveryError {
  const { code = 'unknown', originalCode, response = '', responseCode } = error as NodemailerError;
  const codes = [code, originalCode, responseCode].filter(Boolean).join(' ');
  return new DeliveryError(scopeOf(error as NodemailerError), codes, withoutSecrets(response, addresses, login));
}

/** Whether the sender may be the reason: the server refused it, or later the letter for good. */
export function mayRefuseSender(error: unknown): boolean {
  const { command, responseCode = 421 } = error as NodemailerError;
  const scope = scopeOf(error as NodemailerError);
  return scope === 'final' || (scope === 'unclear' && command === 'MAIL FROM' && responseCode !== 421);
}

/** Characters of a server's reply that are kept. */
const maxReplyLength = 200;

/** A server's reply on one line, without addresses, the login, control characters and characters that change the text direction. */
export function withoutSecrets(text: string, addresses: Texts, login: Texts = []): string {
  const parts = [...addresses, ...login.slice(0, 1)]
    .flatMap((address) => address.toLowerCase().split('@'))
    .filter(Boolean);
  const isAddress = (word: string) => word.includes('@') || parts.some((part) => word.toLowerCase().includes(part));
  const keys = login.filter(Boolean);
  return (
    text
      .slice(0, maxReplyLength * 40)
      .replace(/\p{Cf}/gu, '')
      // As a whole first, since a password may have spaces.
      .replace(new RegExp(keys.map(RegExp.escape).join('|') || '(?!)', 'gi'), '(login)')
      .replace(/[\p{L}\p{N}_+/-]{4,}/gu, (run) => (keys.some((key) => reveals(run, key)) ? '(login)' : run))
      .split(/[\p{Cc}\s]+/u)
      .map((word) => (isAddress(word) ? '(address)' : word))
      .join(' ')
      .slice(0, maxReplyLength)
      .trim()
  );
}

/** Whether a text has a key or a telling part of it, as it is or in base64, in which mail programs send it, from any place on. */
const reveals = (run: string, key: string) =>
  [Buffer.from(run), ...[0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64'))].some(
    (bytes) => bytes.length > 3 && (bytes.includes(key) || Buffer.from(key).includes(bytes)),
  );

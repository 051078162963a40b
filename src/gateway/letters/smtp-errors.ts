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

const isOfLogin = ({ code = '', responseCode = 0 }: NodemailerError) =>
  code === 'EAUTH' || code === 'ENOAUTH' || loginReplies.has(responseCode);

type Texts = readonly string[];

function scopeOf(error: NodemailerError): Scope {
  const { code = '', command, responseCode, permanent, syscall, timeoutType } = error;
  if (isOfLogin(error)) return permanent || !responseCode ? 'login' : 'server';
  if (responseCode === 421) return 'unclear';
  if (noSession.has(code) || syscall === 'connect' || (timeoutType && timeoutType !== 'SOCKET_TIMEOUT'))
    return 'server';
  if (brokenSession.has(code) || command === 'MAIL FROM') return 'unclear';
  return permanent ? 'final' : 'letter';
}

/** Of the reply to a login only the codes are kept, since a server can repeat the password in any way; from others the addresses and the texts of `login` are removed. */
export function deliveryError(caught: unknown, addresses: Texts = [], login: Texts = []): DeliveryError {
  const error = caught as NodemailerError;
  const { code = 'unknown', originalCode, response = '', responseCode } = error;
  const codes = [code, originalCode, responseCode].filter(Boolean).join(' ');
  return new DeliveryError(scopeOf(error), codes, isOfLogin(error) ? '' : withoutSecrets(response, addresses, login));
}

/** Whether the sender may be the reason: the server refused it, or the letter for good at a later step. Servers tell by any code, those of a login included. */
export function mayRefuseSender(error: unknown): boolean {
  const { command = '', permanent, responseCode } = error as NodemailerError;
  return (
    responseCode !== 421 && (command === 'MAIL FROM' || (permanent === true && /^(?:RCPT TO|DATA)$/.test(command)))
  );
}

/** Characters of a server's reply that are kept. */
const maxReplyLength = 200;
/** Characters of a word that may be a login in base64 or another spelling; what servers say to people is shorter, but for the addresses of their pages. */
const opaqueFrom = 24;
const isOpaque = (word: string) => word.length >= opaqueFrom && !word.startsWith('https://');
const anyOf = (texts: Texts) => new RegExp(texts.filter(Boolean).map(RegExp.escape).join('|') || '(?!)', 'gi');

/** A server's reply on one line, without addresses, the login, control characters and characters that change the text direction. */
export function withoutSecrets(text: string, addresses: Texts, login: Texts = []): string {
  const isAddress = anyOf(addresses.flatMap((address) => address.split('@')));
  return (
    text
      .slice(0, maxReplyLength * 40)
      .replace(/\p{Cf}/gu, '')
      // Before it is split into words, since a password may have spaces.
      .replace(anyOf(login), '(login)')
      .split(/[\p{Cc}\s]+/u)
      .map((word) => (word.includes('@') || word.search(isAddress) >= 0 ? '(address)' : isOpaque(word) ? '(…)' : word))
      .join(' ')
      .slice(0, maxReplyLength)
      .trim()
  );
}

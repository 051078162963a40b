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

/** Whether the sender may be the reason: the server refused it, or the letter for good at a later step. Servers tell by any code, those of a login included. */
export function mayRefuseSender(error: unknown): boolean {
  const { command = '', permanent, responseCode } = error as NodemailerError;
  return (
    responseCode !== 421 && (command === 'MAIL FROM' || (permanent === true && /^(?:RCPT TO|DATA)$/.test(command)))
  );
}

/** Characters of a server's reply that are kept. */
const maxReplyLength = 200;

/** A server's reply on one line, without addresses, the login, control characters and characters that change the text direction. */
export function withoutSecrets(text: string, addresses: Texts, login: Texts = []): string {
  const [user = '', password = ''] = login;
  const parts = [...addresses, user].flatMap((address) => address.toLowerCase().split('@')).filter(Boolean);
  const isAddress = (word: string) => word.includes('@') || parts.some((part) => word.toLowerCase().includes(part));
  const pieces = [user.replace(/@.*/, ''), password].filter(Boolean).flatMap(piecesOf);
  return (
    text
      .slice(0, maxReplyLength * 40)
      .replace(/\p{Cf}/gu, '')
      // As a whole first, since a password may have spaces.
      .replace(new RegExp(login.filter(Boolean).map(RegExp.escape).join('|') || '(?!)', 'gi'), '(login)')
      .split(/[\p{Cc}\s]+/u)
      .map((word) => (reveals(word, pieces) ? '(login)' : isAddress(word) ? '(address)' : word))
      .join(' ')
      .slice(0, maxReplyLength)
      .trim()
  );
}

/** Letters of a key that tell something of it. */
const telling = 4;
const asBytes = (text: string) => Buffer.from(text).toString('latin1').toLowerCase();

function piecesOf(key: string): string[] {
  const bytes = asBytes(key);
  return Array.from({ length: Math.max(1, bytes.length - telling + 1) }, (_, at) => bytes.slice(at, at + telling));
}

/** Whether a word has a piece of a key: as it is, or in up to two of the ways in which programs write it, of which it may be a part. */
function reveals(word: string, pieces: Texts, depth = 2): boolean {
  const bytes = asBytes(word);
  if (pieces.some((piece) => bytes.includes(piece))) return true;
  if (!depth) return false;
  // Of an address, of mail, of HTML and of a program's text: %40, =40, &#x40; and \x40.
  const unescaped = word.replace(/(?:%|=|&#x|\\x|\\u00)([\da-f]{2});?/gi, (_, hex) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
  const runs = word.match(/[\w+/-]{4,}/g) ?? [];
  return [
    ...(unescaped === word ? [] : [unescaped]),
    ...runs.flatMap((run) => [
      Buffer.from(run, 'hex').toString('latin1'),
      ...[0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64').toString('latin1').replaceAll('\0', '')),
    ]),
  ].some((each) => reveals(each, pieces, depth - 1));
}

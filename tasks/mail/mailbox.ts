// The mailbox folder, where mail goes while SMTP_URL is not set: one .eml file a letter.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { codeOf } from '../../src/gateway/letters/log.ts';

interface Mail {
  /** By lower-case name, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes as Latin-1, because only the headers tell their charset. */
  readonly body: string;
}

/** Prints text that a stranger may have written. Control characters (ECMA-48) would command the terminal and format characters turn the direction of writing. */
const print = (text: string) => console.log(text.replace(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '\uFFFD'));

/** Prints the letters of a mailbox folder, newest first. */
export function listMailbox(folder: string): void {
  const names = namesIn(folder);
  if (!names.length) {
    console.log(`The mailbox ${folder} is empty.`);
    return;
  }
  names.forEach((name, index) => {
    const { headers } = read(join(folder, name));
    const number = String(index + 1).padStart(3);
    print(`${number}  ${headers['date']}\n     to ${headers['to']}\n     ${headers['subject']}\n     ${name}`);
  });
  console.log(`\nRead one with: npm run mail NUMBER`);
}

/** Prints one letter, given by its number in the list or by its file. Returns false if there is none. */
export function printLetter(folder: string, wanted: string): boolean {
  const names = namesIn(folder);
  const numbered = names[Number(wanted) - 1];
  const path = /^\d+$/.test(wanted) ? numbered && join(folder, numbered) : fileOf(folder, names, wanted);
  if (!path) return false;
  const { headers, body } = read(path);
  for (const name of ['Date', 'From', 'To', 'Reply-To', 'Subject']) {
    const value = headers[name.toLowerCase()];
    if (value) print(`${name}: ${value}`);
  }
  print(`\n${textOf({ headers, body }).replace(/\r\n/g, '\n').trim()}`);
  return true;
}

/** Newest first: the names begin with the moment at which the letter was accepted. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .toReversed();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function fileOf(folder: string, names: readonly string[], file: string): string | undefined {
  if (names.includes(basename(file)) && !file.includes('/')) return join(folder, file);
  return file.endsWith('.eml') ? file : undefined;
}

const read = (path: string): Mail => parse(readFileSync(path, 'latin1'));

function parse(source: string): Mail {
  const end = source.search(/\r?\n\r?\n/);
  const head = (end < 0 ? source : source.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ');
  const headers: Record<string, string> = {};
  for (const row of head.split(/\r?\n/)) {
    const colon = row.indexOf(':');
    if (colon > 0) headers[row.slice(0, colon).toLowerCase()] = decodeWords(row.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : source.slice(end).replace(/^\r?\n\r?\n/, '') };
}

/** The plain text of a letter, or of its first part that has some. */
function textOf({ headers, body }: Mail): string {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => parse(part.replace(/^\r?\n/, '')));
    return parts.map(textOf).find(Boolean) ?? '';
  }
  if (!/^text\/plain/i.test(type)) return '';
  return decode(body, headers['content-transfer-encoding'] ?? '');
}

function decode(text: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64').toString('utf8');
  if (/quoted-printable/i.test(encoding)) return utf8(bytesOf(text.replace(/=\r?\n/g, '')));
  return utf8(text);
}

function bytesOf(text: string): string {
  return text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of RFC 2047; the space between two of them is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('latin1') : bytesOf(word.replace(/_/g, ' ')),
    )
    .replace(/[\x80-\xff]+/g, utf8);
}

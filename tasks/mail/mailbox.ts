// The mailbox folder, where mail goes while SMTP_URL is not set: one .eml file a letter.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Prints text that a stranger may have written: control characters would command the terminal (ECMA-48), others turn the direction of writing. */
const print = (text) => console.log(text.replace(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '\uFFFD'));

/** Prints the letters of a mailbox folder, newest first. */
export function listMailbox(folder) {
  const names = namesIn(folder);
  if (!names.length) {
    console.log(`The mailbox ${folder} is empty.`);
    return;
  }
  names.forEach((name, index) => {
    const { headers } = read(join(folder, name));
    print(
      `${String(index + 1).padStart(3)}  ${headers.date}\n     to ${headers.to}\n     ${headers.subject}\n     ${name}`,
    );
  });
  console.log(`\nRead one with: npm run mail NUMBER`);
}

/** Prints one letter, asked for by its number in the list or by its file. */
export function printLetter(folder, wanted) {
  const names = namesIn(folder);
  const numbered = names[Number(wanted) - 1];
  const path = /^\d+$/.test(wanted) ? numbered && join(folder, numbered) : fileOf(folder, names, wanted);
  if (!path) {
    console.error(`There is no letter ${wanted} in ${folder}.`);
    process.exitCode = 1;
    return;
  }
  const { headers, body } = read(path);
  for (const name of ['Date', 'From', 'To', 'Reply-To', 'Subject']) {
    const value = headers[name.toLowerCase()];
    if (value) print(`${name}: ${value}`);
  }
  print(`\n${textOf(headers, body).replace(/\r\n/g, '\n').trim()}`);
}

/** Newest first: the names begin with the moment at which the letter was accepted. */
function namesIn(path) {
  try {
    return readdirSync(path)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .toReversed();
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function fileOf(folder, names, file) {
  if (names.includes(basename(file)) && !file.includes('/')) return join(folder, file);
  return file.endsWith('.eml') ? file : undefined;
}

/** Headers by their lower-case names, unfolded and decoded, and the raw body. Bytes are kept as Latin-1 until their charset is known. */
function read(path) {
  return parse(readFileSync(path, 'latin1'));
}

function parse(source) {
  const end = source.search(/\r?\n\r?\n/);
  const head = (end < 0 ? source : source.slice(0, end)).replace(/\r?\n[ \t]+/g, ' ');
  const headers = {};
  for (const row of head.split(/\r?\n/)) {
    const colon = row.indexOf(':');
    if (colon > 0) headers[row.slice(0, colon).toLowerCase()] = decodeWords(row.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : source.slice(end).replace(/^\r?\n\r?\n/, '') };
}

/** The plain text of a letter, or of the first part that has some. */
function textOf(headers, body) {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => parse(part.replace(/^\r?\n/, '')));
    return parts.map((part) => textOf(part.headers, part.body)).find(Boolean) ?? '';
  }
  if (!/^text\/plain/i.test(type)) return '';
  return decode(body, headers['content-transfer-encoding'] ?? '');
}

function decode(text, encoding) {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64').toString('utf8');
  if (/quoted-printable/i.test(encoding)) return utf8(bytesOf(text.replace(/=\r?\n/g, '')));
  return utf8(text);
}

function bytesOf(text) {
  return text.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

function utf8(bytes) {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of RFC 2047; the space between two of them is not part of the text. */
function decodeWords(text) {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('latin1') : bytesOf(word.replace(/_/g, ' ')),
    )
    .replace(/[\x80-\xff]+/g, utf8);
}

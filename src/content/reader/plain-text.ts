/** The texts of the owner's folder as everything else sees them: in one form of Unicode, without signs that are invisible, and with none that a page, a feed or a letter cannot hold. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LineCounter, parseDocument, visit } from 'yaml';

import { withoutInvisible } from '#mail/invisible.ts';

import { notRead, SiteError } from './site-error.ts';
import { siteFolder } from './site-folder.ts';

/**
 * @param file from the owner's folder on
 * @throws {SiteError} if it cannot be read
 */
export function readText(file: string, folder = siteFolder): string {
  const path = join(folder, file);
  try {
    return folded(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SiteError([notRead(path, String((error as { code?: string }).code))]);
  }
}

/** Ends of lines and pages that programs for letters leave in a text. */
const otherBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Letters with marks are one sign (NFC), as keyboards give them: a Mac makes two of them. It keeps the number of its lines. */
export const folded = (text: string) =>
  withoutInvisible(text.normalize().replace(otherBreaks, ' ')).replace(/\r\n?/g, '\n');

/** With the signs of a keyboard in the place of those that look like them: hyphens and spaces that do not break, and digits of other shapes. */
export const asTyped = (text: string) =>
  text
    .replace(/[\uFF01-\uFF5E\p{Nd}]/gu, (sign) => sign.normalize('NFKC'))
    .replace(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
    .replace(/[\u2236\uA789]/g, ':')
    .replace(/\s+/g, ' ')
    .trim();

/** A value of YAML: a day, a sum or a number without any letter is as a keyboard types it, whoever reads it. */
function valueOf(text: string): string {
  const value = folded(text);
  const typed = asTyped(value);
  return /^[ -@[-`{-~]*$/.test(typed) ? typed : value;
}

/** Controls, halves of signs, and what Unicode gives to no letter, or to each program for its own. */
const shownNowhere = /(?![\t\n])[\p{Cc}\uFFFD\p{Cs}\p{Co}\p{NChar}]/u;

/** The first sign of a text that no page can show, as a sentence, and where it stands. */
export function foreignSign(text: string): { readonly offset: number; readonly sentence: string } | undefined {
  const { 0: sign, index: offset } = shownNowhere.exec(text) ?? { 0: '', index: 0 };
  if (!sign) return undefined;
  const before = text.slice(0, offset).split('\n').at(-1)!.trim().slice(-30);
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const sentence = /[\0\uFFFD]/.test(sign)
    ? 'the file is not plain text in UTF-8. Choose “UTF-8” where your editor asks for the encoding when it saves. Of a document of a word processor, copy the words into a file of a plain text editor.'
    : `behind “${before}” is the sign U+${code}, which no page can show, and you may not see. Delete it, and type the letters beside it again.`;
  return { offset, sentence };
}

/**
 * The text, if an editor for plain text has saved it.
 * @throws {SiteError} if it has signs that are there when the file is no text, or no UTF-8, or that nothing can show
 */
export function plainText(file: string, written: string): string {
  const text = folded(written);
  if (text.startsWith('{\\rtf'))
    throw new SiteError([
      `${file}, line 1: the file is a document in RTF, not plain text. In TextEdit choose “Make Plain Text” in the menu “Format”; in a word processor save it as plain text.`,
    ]);
  const foreign = foreignSign(text);
  if (!foreign) return text;
  throw new SiteError([`${file}, line ${text.slice(0, foreign.offset).split('\n').length}: ${foreign.sentence}`]);
}

/**
 * A text as YAML: whatever is read of a file of the owner's comes from here.
 * @param file its name in the messages
 * @param firstLine the number of its first line
 * @throws {SiteError} if it is no plain text
 */
export function readDocument(file: string, written: string, firstLine = 1) {
  const text = plainText(file, written);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  visit(document, {
    // Escapes such as "\u00AD" and blocks of lines stand for what the text itself cannot have.
    Scalar: (_, node) => {
      if (typeof node.value === 'string') node.value = valueOf(node.value);
    },
  });
  const at = (offset: number) => `${file}, line ${lines.linePos(offset).line + firstLine - 1}`;
  return { text, document, at };
}

/**
 * The head of a file of Markdown, which begins in its second line, and the body, with the line in which it begins.
 * @throws {SiteError} if it is no plain text, or has no head
 */
export function partsOf(name: string, written: string) {
  const text = plainText(name, written);
  const [, head, body] = /^---[ \t]*\n(.*?\n)---[ \t]*(?:\n(.*))?$/s.exec(text) ?? [];
  if (head === undefined)
    throw new SiteError([
      `${name}, line 1: the file must begin with a head: a line of three dashes, entries such as “title: …”, and three dashes again.`,
    ]);
  return { head, body: body ?? '', begins: head.split('\n').length + 2 };
}

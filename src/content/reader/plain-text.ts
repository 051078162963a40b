/** The texts of the owner's folder as everything else sees them: in one form of Unicode, without signs that are invisible, and with none that a page, a feed or a letter cannot hold. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { LineCounter, parseDocument, visit } from 'yaml';

import { asTyped, folded, foreignSign } from '#content/rules/signs.ts';

import { notRead, SiteError } from './site-error.ts';
import { siteFolder } from './site-folder.ts';

/**
 * @param file from the owner's folder on
 * @throws {SiteError} if it cannot be read
 */
export function readText(file: string, folder = siteFolder): string {
  const path = join(folder, file);
  try {
    const found = statSync(path);
    // Whoever reads it would wait for its end.
    if (!found.isFile() && !found.isDirectory()) throw Object.assign(new Error(path), { code: 'ESPIPE' });
    return folded(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SiteError([notRead(path, String((error as { code?: string }).code))]);
  }
}

/** A value of YAML: a day, a sum or a number without any letter is as a keyboard types it, whoever reads it. */
function valueOf(text: string): string {
  const value = folded(text);
  const typed = asTyped(value);
  return /^[ -@[-`{-~]*$/.test(typed) ? typed : value;
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

/** The files of the owner's folder as they are written. Whatever is read of one, a consent as well as a title, is read through these. */
import { LineCounter, parseDocument } from 'yaml';

/** What is wrong in the owner's folder, a sentence each, beginning with the file and the line. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
    // A trace through this code tells an owner nothing.
    this.stack = this.message;
  }
}

/**
 * @param firstLine the number of the text's first line in the file
 * @throws {SiteError} if it is no plain text
 */
export function readDocument(file: string, written: string, firstLine = 1) {
  const text = plainText(file, written);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => `${file}, line ${lines.linePos(offset).line + firstLine - 1}`;
  return { text, document, at };
}

/**
 * The head of a file of Markdown, which begins in its second line, and the body, with the line in which it begins.
 * @throws {SiteError} if it has no head
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

/** A text without the mark of its encoding, and with the line ends that YAML and Markdown know, however an editor has saved it. */
export const unified = (text: string) => text.replace(/^\uFEFF+/, '').replaceAll(/\r\n?/g, '\n');

/**
 * The text, if an editor for plain text has saved it.
 * @throws {SiteError} if it has signs that are there when the file is no text, or no UTF-8
 */
function plainText(file: string, text: string): string {
  if (text.startsWith('{\\rtf'))
    throw new SiteError([
      `${file}, line 1: the file is a document in RTF, not plain text. In TextEdit choose “Make Plain Text” in the menu “Format”; in a word processor save it as plain text.`,
    ]);
  const strange = text.search(/[\0\uFFFD]/);
  if (strange < 0) return unified(text);
  const line = text.slice(0, strange).split('\n').length;
  throw new SiteError([
    `${file}, line ${line}: the file is not plain text in UTF-8. Choose “UTF-8” where your editor asks for the encoding when it saves. Of a document of a word processor, copy the words into a file of a plain text editor.`,
  ]);
}

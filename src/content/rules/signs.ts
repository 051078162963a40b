/** Signs of a text: in one form of Unicode, as a keyboard types them, and those that no page, feed or letter can hold. */
import { withoutInvisible } from '#mail/invisible.ts';

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

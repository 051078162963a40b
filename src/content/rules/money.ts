/** Sums of money as people write them. They are counted in whole cents. */
import { asTyped } from './signs.ts';

export interface Sum {
  readonly cents: number;
  /** As pages say it: `$1,050`, or with the cents that were written `$1,050.00`. */
  readonly words: string;
}

const signBefore = /^(?:(?:CAD?|C) ?)?\$ ?/i;
const signAfter = / ?(?:\$(?: ?CAD?)?|CAD|dollars)$/i;
const english = /^(\d{1,3}(?:([, ])\d{3}(?:\2\d{3})*)?|\d+)(?:\.(\d{1,2}))?$/;
/** A comma before the cents is read where no sign stands in front: `$1,05` may be a slip for `$1,050`. */
const french = /^(\d{1,3}(?: \d{3})*|\d+)(,)(\d\d)$/;

/** Undefined if it cannot be read, or in two ways. */
export function sumIn(written: string | number): Sum | undefined {
  const text = asTyped(String(written));
  const bare = text.replace(signBefore, '').replace(signAfter, '');
  const [, whole = '', , part] = english.exec(bare) ?? (signBefore.test(text) ? undefined : french.exec(bare)) ?? [];
  if (!whole) return undefined;
  const dollars = Number(whole.replaceAll(/\D/g, ''));
  const cents = part?.padEnd(2, '0');
  return {
    cents: dollars * 100 + Number(cents ?? 0),
    words: `$${dollars.toLocaleString('en-CA')}${cents ? `.${cents}` : ''}`,
  };
}

/** A share, such as `10 %` of a fee. */
export function percentIn(written: string | number): number | undefined {
  const [, percent] = /^(\d{1,2}|100) ?%$/.exec(asTyped(String(written))) ?? [];
  return percent === undefined ? undefined : Number(percent);
}

/** What is wrong with a sum that cannot be read, and what to write. */
export function faultOfSum(written: string | number): string {
  const text = asTyped(String(written));
  if (!/\d/.test(text)) return 'has no digit. Write 0 where nothing is to be paid, or take the entry out to say no sum';
  if (/[€£]|\bUSD?\b|euro/i.test(text)) return 'must be in dollars of Canada';
  if (text.includes('%')) return 'must be whole percent, such as 10%';
  if (/\d ?\$? ?(?:-|\bto\b|\bor\b|\band\b) ?\$? ?\d/i.test(text))
    return 'has two sums. Make an entry of each, or write the higher one with “atMost: yes” below it';
  const sums = text.split(/[ /]/).flatMap((part) => sumIn(part)?.words ?? []);
  if (/\p{L}/u.test(text) && sums.length === 1)
    return `has words beside the sum. Write ${sums[0]} alone; “atMost”, “per” and “for” say the rest`;
  return 'is no sum in dollars. A comma or a space stands before each three digits, a point before the cents';
}

/** A sum as pages say it, with cents if it has any: `$326.25`, `$1,050`. */
export const sumInWords = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-CA', { minimumFractionDigits: cents % 100 ? 2 : 0, maximumFractionDigits: 2 })}`;

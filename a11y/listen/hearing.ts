// Whether an expectation holds, given what was heard. Case does not matter, nor where one utterance ends and the next begins.
import type { Check } from './journey.ts';

export interface Heard {
  readonly utterances: readonly string[];
  /** Role and name of what the browser gave the focus to, if it moved. */
  readonly focus: string | undefined;
}

/** Curly and straight quotes sound the same. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ');

const joined = ({ utterances }: Heard) => plain(utterances.join(' | '));
const count = (whole: string, part: string) => whole.split(plain(part)).length - 1;

export function holds(check: Check, heard: Heard): boolean {
  const all = joined(heard);
  switch (check.is) {
    case 'heard':
      return count(all, check.text) > 0;
    case 'once':
      return count(all, check.text) === 1;
    case 'not heard':
      return count(all, check.text) === 0;
    case 'focus':
      return count(plain(heard.focus ?? ''), check.text) > 0;
    case 'in order':
      return inOrder(all, check.texts);
    case 'silence':
      return heard.utterances.length === 0;
  }
}

function inOrder(all: string, texts: readonly string[]) {
  let from = 0;
  return texts.every((text) => {
    const found = all.indexOf(plain(text), from);
    from = found + plain(text).length;
    return found >= 0;
  });
}

/** A check as it stands in a journey. */
export function written(check: Check): string {
  if (check.is === 'silence') return 'silence';
  if (check.is === 'in order') return check.texts.map((text) => `"${text}"`).join(' then ');
  const kind = { heard: '', once: 'once ', 'not heard': 'not ', focus: 'focus ' }[check.is];
  return `${kind}"${check.text}"`;
}

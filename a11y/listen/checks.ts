// Compares what was heard with a check of a journey. Case is ignored, and so are the borders between utterances.
import type { Check } from './journey.ts';

export interface Heard {
  readonly utterances: readonly string[];
  /** Role and name of the focused element, if the focus moved. */
  readonly focus: string | undefined;
}

/** Lower case, with straight quotes: curly and straight ones sound the same. */
const normalized = (text: string) => text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ');

const joined = ({ utterances }: Heard) => normalized(utterances.join(' | '));
const count = (whole: string, part: string) => whole.split(normalized(part)).length - 1;

/** Tells whether the check is true of what was heard. */
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
      return count(normalized(heard.focus ?? ''), check.text) > 0;
    case 'in order':
      return inOrder(all, check.texts);
    case 'silence':
      return heard.utterances.length === 0;
  }
}

function inOrder(all: string, texts: readonly string[]) {
  let from = 0;
  return texts.every((text) => {
    const found = all.indexOf(normalized(text), from);
    from = found + normalized(text).length;
    return found >= 0;
  });
}

/** A check as the journey's file has it. */
export function formatCheck(check: Check): string {
  if (check.is === 'silence') return 'silence';
  if (check.is === 'in order') return check.texts.map((text) => `"${text}"`).join(' then ');
  const kind = { heard: '', once: 'once ', 'not heard': 'not ', focus: 'focus ' }[check.is];
  return `${kind}"${check.text}"`;
}

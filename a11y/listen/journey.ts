// A journey: what somebody does who listens, and what they should hear, as lines of text. The files in journeys/ are written in it; README.md of a11y has
// the grammar in short.

export const browsers = ['firefox', 'chromium'] as const;
export type Browser = (typeof browsers)[number];

export type Deed =
  | { readonly do: 'press'; readonly key: string; readonly times: number }
  /** Presses until the words are heard, but no more than `times`. */
  | { readonly do: 'seek'; readonly key: string; readonly for: string; readonly times: number }
  | { readonly do: 'type'; readonly text: string }
  /** Waits until the words are heard, but no longer than so many seconds. */
  | { readonly do: 'wait'; readonly for: string; readonly seconds: number }
  /** Does nothing for so many seconds: what comes then comes by itself. */
  | { readonly do: 'rest'; readonly seconds: number }
  /** The mail cannot be stored nor sent any more, or can again. */
  | { readonly do: 'sending'; readonly works: boolean }
  /** Writes down the page as the browser gives it to a screen reader: for whoever looks into a surprise. */
  | { readonly do: 'tree' };

export type Check = { readonly only?: Browser } & (
  | { readonly is: 'heard' | 'once' | 'not heard' | 'focus'; readonly text: string }
  | { readonly is: 'in order'; readonly texts: readonly string[] }
  | { readonly is: 'silence' }
);

export type Step = { readonly line: number; readonly only?: Browser } & (
  | { readonly part: string }
  | { readonly deed: Deed; readonly written: string }
  /** A sentence, and the checks that make it true. */
  | { readonly expect: string; readonly checks: readonly Check[] }
);

export interface Journey {
  readonly name: string;
  readonly title: string;
  /** Where it begins, with an anchor or a query if need be. */
  readonly opens: string;
  readonly steps: readonly Step[];
}

/** How often a key is pressed at most, and how long one waits, in s, where the file does not say. */
const [mostPresses, patience] = [40, 20];

/** Reads a journey. Throws an Error that names the file and the line. */
export function parseJourney(name: string, text: string): Journey {
  const [title = '', opening = '', ...lines] = text.split('\n');
  const opens = /^opens (\/\S*)$/.exec(opening)?.[1];
  if (!title.trim()) throw wrong(name, 1, 'the first line is the title');
  if (!opens) throw wrong(name, 2, 'the second line says what it opens: “opens /about”');
  const steps: Step[] = [];
  for (const [index, written] of lines.entries()) {
    const line = index + 3;
    const last = steps.at(-1);
    if (!written.trim()) continue;
    if (written.startsWith('  ')) {
      if (!last || !('expect' in last)) throw wrong(name, line, 'a check stands below its expectation');
      steps[steps.length - 1] = { ...last, checks: [...last.checks, readCheck(written.trim(), name, line)] };
    } else steps.push(readStep(written.trim(), name, line));
  }
  for (const step of steps)
    if ('expect' in step && !step.checks.length) throw wrong(name, step.line, 'an expectation has a check below it');
  return { name, title: title.trim(), opens, steps };
}

const wrong = (name: string, line: number, why: string) => new Error(`${name}, line ${line}: ${why}`);

/** `in chromium: …` holds for that browser only. */
function readOnly(written: string): [string, { only?: Browser }] {
  const [, browser, rest] = /^in (firefox|chromium): (.+)$/.exec(written) ?? [];
  return rest ? [rest, { only: browser as Browser }] : [written, {}];
}

function readStep(given: string, name: string, line: number): Step {
  const [written, only] = readOnly(given);
  if (written.startsWith('== ')) return { line, ...only, part: written.slice(3) };
  if (written.startsWith('> ')) return { line, ...only, expect: written.slice(2), checks: [] };
  const deed = readDeed(written);
  if (!deed) throw wrong(name, line, `“${written}” is nothing that can be done`);
  return { line, ...only, deed, written };
}

function readDeed(written: string): Deed | undefined {
  const press = /^press (\S+)(?: x(\d+)| until "([^"]+)"(?: within (\d+))?)?$/.exec(written);
  if (press) {
    const [, key = '', times = '1', words, most = mostPresses] = press;
    return words ? { do: 'seek', key, for: words, times: Number(most) } : { do: 'press', key, times: Number(times) };
  }
  const typed = /^type (.+)$/.exec(written)?.[1];
  if (typed) return { do: 'type', text: typed };
  const [, words, seconds = patience] = /^wait for "([^"]+)"(?: within (\d+) s)?$/.exec(written) ?? [];
  if (words) return { do: 'wait', for: words, seconds: Number(seconds) };
  const rest = /^rest (\d+) s$/.exec(written)?.[1];
  if (rest) return { do: 'rest', seconds: Number(rest) };
  if (written === 'sending fails') return { do: 'sending', works: false };
  if (written === 'sending works again') return { do: 'sending', works: true };
  return written === 'tree' ? { do: 'tree' } : undefined;
}

function readCheck(given: string, name: string, line: number): Check {
  const [written, only] = readOnly(given);
  if (written === 'silence') return { ...only, is: 'silence' };
  const [, kind = 'heard', text] = /^(?:(once|not|focus) )?"([^"]+)"$/.exec(written) ?? [];
  if (text && kind === 'not') return { ...only, is: 'not heard', text };
  if (text) return { ...only, is: kind as 'heard' | 'once' | 'focus', text };
  const texts = written.split(' then ').map((part) => /^"([^"]+)"$/.exec(part)?.[1]);
  if (texts.length > 1 && texts.every((each) => each !== undefined)) return { ...only, is: 'in order', texts };
  throw wrong(name, line, `“${written}” is no check`);
}

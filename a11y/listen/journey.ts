// Parses a journey: the actions of a person who uses a screen reader, and what they should hear. a11y/README.md describes the format of the files in journeys/.

export const browsers = ['firefox', 'chromium'] as const;
export type Browser = (typeof browsers)[number];

export type Action =
  | { readonly do: 'press'; readonly key: string; readonly times: number }
  /** Presses until the words are heard, at most `times` times. */
  | { readonly do: 'seek'; readonly key: string; readonly for: string; readonly times: number }
  | { readonly do: 'type'; readonly text: string }
  /** Waits until the words are heard, at most so many seconds. */
  | { readonly do: 'wait'; readonly for: string; readonly seconds: number }
  /** Waits so many seconds, for speech that no key causes. */
  | { readonly do: 'rest'; readonly seconds: number }
  /** Makes the gateway unable to store or send mail, or able again. */
  | { readonly do: 'sending'; readonly works: boolean }
  /** Prints the accessibility tree, for debugging a journey. */
  | { readonly do: 'tree' };

export type Check = { readonly only?: Browser } & (
  | { readonly is: 'heard' | 'once' | 'not heard' | 'focus'; readonly text: string }
  | { readonly is: 'in order'; readonly texts: readonly string[] }
  | { readonly is: 'silence' }
);

export type Step = { readonly line: number; readonly only?: Browser } & (
  | { readonly part: string }
  | { readonly action: Action; readonly source: string }
  /** A sentence, and the checks that must hold for it. */
  | { readonly expect: string; readonly checks: readonly Check[] }
);

export interface Journey {
  readonly name: string;
  readonly title: string;
  /** The path that it starts on, with a query or a fragment if it needs one. */
  readonly opens: string;
  readonly steps: readonly Step[];
}

/** Limits where the file gives none: presses of a key, and seconds of waiting. */
const [maxPresses, maxSeconds] = [40, 20];

/** Parses a journey. Throws an Error that names the file, the line and the reason. */
export function parseJourney(name: string, text: string): Journey {
  const [title = '', opening = '', ...lines] = text.split('\n');
  const opens = /^opens (\/\S*)$/.exec(opening)?.[1];
  if (!title.trim()) throw syntaxError(name, 1, 'the first line is the title');
  if (!opens) throw syntaxError(name, 2, 'the second line says what it opens: “opens /about”');
  const steps: Step[] = [];
  for (const [index, source] of lines.entries()) {
    const line = index + 3;
    const last = steps.at(-1);
    if (!source.trim()) continue;
    if (source.startsWith('  ')) {
      if (!last || !('expect' in last)) throw syntaxError(name, line, 'a check stands below its expectation');
      steps[steps.length - 1] = { ...last, checks: [...last.checks, readCheck(source.trim(), name, line)] };
    } else steps.push(readStep(source.trim(), name, line));
  }
  for (const step of steps)
    if ('expect' in step && !step.checks.length)
      throw syntaxError(name, step.line, 'an expectation has a check below it');
  return { name, title: title.trim(), opens, steps };
}

const syntaxError = (name: string, line: number, why: string) => new Error(`${name}, line ${line}: ${why}`);

/** Splits off the prefix `in chromium: `, which limits a line to that browser. */
function readOnly(source: string): [string, { only?: Browser }] {
  const [, browser, rest] = /^in (firefox|chromium): (.+)$/.exec(source) ?? [];
  return rest ? [rest, { only: browser as Browser }] : [source, {}];
}

function readStep(given: string, name: string, line: number): Step {
  const [source, only] = readOnly(given);
  if (source.startsWith('== ')) return { line, ...only, part: source.slice(3) };
  if (source.startsWith('> ')) return { line, ...only, expect: source.slice(2), checks: [] };
  const action = readAction(source);
  if (!action) throw syntaxError(name, line, `“${source}” is nothing that can be done`);
  return { line, ...only, action, source };
}

function readAction(source: string): Action | undefined {
  const press = /^press (\S+)(?: x(\d+)| until "([^"]+)"(?: within (\d+))?)?$/.exec(source);
  if (press) {
    const [, key = '', times = '1', words, most = maxPresses] = press;
    return words ? { do: 'seek', key, for: words, times: Number(most) } : { do: 'press', key, times: Number(times) };
  }
  const typed = /^type (.+)$/.exec(source)?.[1];
  if (typed) return { do: 'type', text: typed };
  const [, words, seconds = maxSeconds] = /^wait for "([^"]+)"(?: within (\d+) s)?$/.exec(source) ?? [];
  if (words) return { do: 'wait', for: words, seconds: Number(seconds) };
  const rest = /^rest (\d+) s$/.exec(source)?.[1];
  if (rest) return { do: 'rest', seconds: Number(rest) };
  if (source === 'sending fails') return { do: 'sending', works: false };
  if (source === 'sending works again') return { do: 'sending', works: true };
  return source === 'tree' ? { do: 'tree' } : undefined;
}

function readCheck(given: string, name: string, line: number): Check {
  const [source, only] = readOnly(given);
  if (source === 'silence') return { ...only, is: 'silence' };
  const [, kind = 'heard', text] = /^(?:(once|not|focus) )?"([^"]+)"$/.exec(source) ?? [];
  if (text && kind === 'not') return { ...only, is: 'not heard', text };
  if (text) return { ...only, is: kind as 'heard' | 'once' | 'focus', text };
  const texts = source.split(' then ').map((part) => /^"([^"]+)"$/.exec(part)?.[1]);
  if (texts.length > 1 && texts.every((each) => each !== undefined)) return { ...only, is: 'in order', texts };
  throw syntaxError(name, line, `“${source}” is no check`);
}

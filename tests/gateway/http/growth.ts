// Whether the work of a pattern or a function grows faster than its input: compared within one run, so that a busy machine changes nothing.
import { globSync, readFileSync } from 'node:fs';

import { parseSync } from 'vite';

/** Characters of the longest input of each step. */
const sizes = [1, 4, 16, 64].map((kilobytes) => kilobytes * 1_024);
/** From one step to the next the input grows by 4, linear work too, quadratic work by 16. */
const most = 9;
/** In ms. Shorter times are too uncertain to compare; quadratic work on 4 KB takes ten times as long. */
const least = 0.2;

export interface Pattern {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

interface Node {
  readonly type?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly (Node & {
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  })[];
}

/** Every pattern in these files. A value that a template inserts into a pattern is replaced by a letter. */
export function patternsOf(globs: readonly string[]): Pattern[] {
  return globSync(globs as string[]).flatMap((where) => {
    const found: Pattern[] = [];
    JSON.stringify(parseSync(where, readFileSync(where, 'utf8')).program, (_key, node: Node | null) => {
      if (node?.type === 'Literal' && node.regex)
        found.push({ where, source: node.regex.pattern, flags: node.regex.flags });
      if (node?.type === 'NewExpression' && node.callee?.name === 'RegExp') {
        const [text, flags] = node.arguments ?? [];
        const source = text?.quasis?.map(({ value }) => value.cooked).join('x') ?? String(text?.value);
        found.push({ where, source, flags: String(flags?.value ?? '') });
      }
      return node;
    });
    return found;
  });
}

const classes: Record<string, string[]> = {
  '\\w': ['a', '0', '_'],
  '\\W': ['!'],
  '\\d': ['0'],
  '\\D': ['a'],
  '\\s': [' ', '\n'],
  '\\S': ['a'],
  '\\n': ['\n'],
  '\\r': ['\r'],
  '\\t': ['\t'],
  '\\b': [],
  '.': ['a'],
};

/** Characters that the parts of a pattern match, and the longer words that stand in it. */
function partsOf(source: string): { signs: string[]; words: string[] } {
  const tokens = source.match(/\\u[\da-f]{4}|\\[pP]\{\w+\}|\\.|[^\\]/gi) ?? [];
  const signs = new Set(['a']);
  const words: string[] = [''];
  for (const token of tokens) {
    const plain = token.startsWith('\\u')
      ? String.fromCharCode(Number.parseInt(token.slice(2), 16))
      : token.replace('\\', '');
    const isLiteral =
      !(token in classes) && !/^\\[pPbB]/.test(token) && (token.length > 1 || !/[()[\]{}*+?|^$]/.test(token));
    for (const sign of classes[token] ?? (isLiteral ? [plain] : [])) signs.add(sign);
    if (isLiteral) words[words.length - 1] += plain;
    else words.push('');
  }
  return { signs: [...signs].slice(0, 12), words: [...new Set(words)].filter((word) => word.length > 1) };
}

/** Texts to repeat, each alone or after the words that the pattern begins with. */
export function inputsOf({ source }: Pick<Pattern, 'source'>): { readonly before: string; readonly piece: string }[] {
  const { signs, words } = partsOf(source);
  const pieces = [...signs, ...words, ...signs.flatMap((one) => [...signs, ...words].map((other) => one + other))];
  const befores = ['', ...words, words.join('a')];
  return [...new Set(befores)].flatMap((before) => [...new Set(pieces)].map((piece) => ({ before, piece })));
}

/** The shortest of several times, in ms: a disturbance can only make a run longer. */
function timeOf(work: (text: string) => unknown, text: string, runs = 15): number {
  let shortest = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    work(text);
    shortest = Math.min(shortest, performance.now() - began);
  }
  return shortest;
}

/** The input on which the work grows faster than the input, if there is one. */
export function fastGrowth(work: (text: string) => unknown, inputs: ReturnType<typeof inputsOf>): string | undefined {
  for (const { before, piece } of inputs) {
    // Input that cannot match makes a pattern try every way.
    for (const after of ['', '\0!']) {
      const textOf = (size: number) => before + piece.repeat(Math.ceil(size / piece.length)) + after;
      let last = Infinity;
      for (const size of sizes) {
        let time = timeOf(work, textOf(size), 1);
        // If the time seems to grow, both sizes are measured again and more often: on a busy machine a single run says little.
        if (time > most * Math.max(last, least)) {
          last = timeOf(work, textOf(size / 4));
          time = timeOf(work, textOf(size));
          if (time > most * Math.max(last, least)) return JSON.stringify({ before, piece, after, size });
        }
        last = time;
      }
    }
  }
  return undefined;
}

/** What of a text is not YAML, or is not what it seems to be: a sentence each for somebody who does not know YAML, with what to do. */
import { isAlias, isScalar, visit, type Document, type YAMLParseError } from 'yaml';

import { foreignSign } from '#content/rules/signs.ts';

/** A sentence, and where in the text its mistake stands. */
interface Mistake {
  readonly offset: number;
  readonly sentence: string;
}

/** Of the parser's errors only the first, since the others follow from it, and each name that stands twice, since that follows from nothing. */
export function unreadable(text: string, document: Document, isHead = false): Mistake[] {
  const isRepeated = ({ code }: YAMLParseError) => code === 'DUPLICATE_KEY';
  const [error] = document.errors.filter((each) => !isRepeated(each));
  const misreadings = misread(text, document);
  // What stands below another dash, or is said to stand twice, is in no list for that reason alone.
  const dashes = misreadings.filter(({ sentence }) => sentence.startsWith(otherDash));
  if (document.errors.some(({ pos: [offset] }) => dashes.some((dash) => dash.offset < offset))) return dashes;
  return [
    ...(error ? [mistakeOf(error, text, document)] : []),
    ...document.errors.filter(isRepeated).map(({ pos: [offset] }) => ({
      offset,
      sentence: `“${/^[^:\s]*/.exec(text.slice(offset))}” stands twice. Keep one of the two.`,
    })),
    ...misreadings,
    ...(error ? [] : lostConsents(text, document, isHead)),
  ];
}

const quotes = 'Put the text in quotes';
const isEntry = (line: string) => /^ *(?:- )?\w+:(?: |\r?$)|^ *- /.test(line);
const entryBegins = 'an entry begins with its name, a colon and a space, or with “- ” in a list.';
/** `[]` or `{}` at the end of a line, with nothing but remarks behind it. */
const emptyBefore = /(\[\]|\{\})[ \t]*(?:#.*)?\r?\n(?:\s*#.*\r?\n)*\s*$/;
const notIndented =
  'the line is not indented like the others of its group. Begin it in the same column as the entries that it belongs to.';
const otherDash = 'an entry of a list begins with “- ”, a plain hyphen and a space, not with';
const noPartner = 'the quote before this text has no partner. Put the same mark behind the text.';

/** What somebody wrote where the parser gave up, the surest cause first. */
function mistakeOf({ code, pos: [offset], message }: YAMLParseError, text: string, document: Document): Mistake {
  const say = (sentence: string, at = offset): Mistake => ({ offset: at, sentence });
  const line = lineAt(text, offset);
  const quoted = quotedBefore(document, offset);
  if (/^ *\t/.test(line))
    return say('a tab stands at the beginning of the line. Replace it by spaces, two for each level.');
  if (quoted && code === 'MISSING_CHAR' && offset <= quoted.end) return say(noPartner, quoted.start);
  if (quoted && code === 'UNEXPECTED_TOKEN' && !text.slice(quoted.end, offset).trim())
    return text.slice(quoted.start, quoted.end).includes('\n')
      ? say(noPartner, quoted.start)
      : say(
          'a text in quotes ends before the line does. Write apostrophes as ’, and put the closing quote behind the whole text.',
        );
  const empty = emptyBefore.exec(text.slice(0, offset));
  if (empty)
    return say(
      `${empty[1]} says that nothing follows, but an entry does. Take out the ${empty[1]} above the first entry.`,
      empty.index,
    );
  const [, below] = /^\s*(\[\]|\{\})\s*(?:#.*)?$/.exec(line) ?? [];
  if (below) return say(`${below} says that there is no entry, but one stands above it. Take out the ${below}.`);
  const sign = code === 'BAD_SCALAR_START' ? text[offset] : code === 'UNEXPECTED_TOKEN' && /: +([{[])/.exec(line)?.[1];
  if (sign) return say(`a text cannot begin with ${sign}. ${quotes}.`);
  if (/^ *[^\S \t\r\n]/.test(line))
    return say('the line begins with a space of another kind. Delete it, and press the space bar instead.');
  if (!isEntry(line)) return say(entryBegins);
  const isNested = code === 'BLOCK_AS_IMPLICIT_KEY';
  const isIndented = document.errors.some((error) => error.code === 'MULTILINE_IMPLICIT_KEY');
  if (isNested && !isIndented) return say(`a colon stands in a text without quotes. ${quotes}${inQuotes(line)}`);
  const above = Array.from(text.slice(0, offset).matchAll(/^(?!\s*(?:#|$)).+$/gm)).filter(({ 0: each }) => each.trim());
  // Either the line stands too far left, or the one below it too far right.
  if (isIndented || code === 'BAD_INDENT')
    return say(notIndented, isNested && !isLeftOf(line, above.at(-2)?.[0]) ? text.indexOf('\n', offset) + 1 : offset);
  // Without its colon a line goes on to the next remark, so that the error stands below it.
  const last = above.at(-1);
  if (last && !isEntry(last[0])) return say(entryBegins, last.index);
  const isOfGroup = code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN';
  return say(isOfGroup ? notIndented : `this cannot be read as YAML. ${message}.`);
}

/** What YAML reads as something else than a text: a remark behind it, or a mark before it. */
function misread(text: string, document: Document): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Map(_, { flow, items }) {
      for (const [index, { key, value }] of flow ? items.entries() : []) {
        const cut = items[index - 1];
        if (value || !isScalar(key) || !isScalar(cut?.key) || !isScalar(cut.value) || cut.value.type !== 'PLAIN')
          continue;
        const [from = 0] = cut.value.range ?? [];
        const whole = text.slice(from, key.range?.[1]);
        found.push({
          offset: from,
          sentence: `in braces a comma ends a text, so “${whole}” is cut in two. Write it in quotes: ${String(cut.key.value)}: '${whole.replaceAll("'", '’')}'`,
        });
      }
    },
    Node: (_, node) => {
      const say = (sentence: string) => found.push({ offset: node.range?.[0] ?? 0, sentence });
      if (isAlias(node) || node.anchor || node.tag)
        say(`a text cannot begin with ${isAlias(node) ? '*' : node.anchor ? '&' : '!'}. ${quotes}.`);
      if (!isScalar(node)) return;
      const { comment, source, value } = node;
      const isPlain = node.type === 'PLAIN';
      // After a mistake a remark of the next line may belong to a text, too.
      const isBehind = !/\n\s*$/.test(text.slice(0, text.indexOf('#', node.range?.[1])));
      if (isPlain && source && comment && isBehind)
        say(`“#${comment}” would be left out, because # begins a remark. ${quotes}.`);
      const colour = value === null && /^[\dA-Fa-f]{6}\s*$/.exec(comment ?? '')?.[0].trim();
      if (colour) say(`“#${colour}” is left out, because # begins a remark. Put it in quotes: '#${colour}'`);
      const [dash] = (isPlain && /^[–—•](?=\s)/.exec(source ?? '')) || [];
      if (dash) say(`${otherDash} “${dash}”.`);
      const foreign = foreignSign(String(value));
      if (foreign) say(foreign.sentence);
    },
  });
  return found;
}

export const lostConsent =
  '“consentUntil” stands where nothing reads it, so the picture or film would stay. Write it as an entry below the “name” of the picture or the “id” of the recording, or take it out.';

/** A consent that is written, but no entry: inside of another text, or in a remark. Above lists, remarks explain it; nobody explains it in the head of a post. */
function lostConsents(text: string, document: Document, isHead: boolean): Mistake[] {
  const entries: number[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === 'consentUntil') entries.push(text.indexOf('consentUntil', key.range?.[0]));
    },
  });
  /** Alone in a remark below what is none, the entry was taken out, and what it belongs to was not. */
  const isExplained = (offset: number) =>
    /^\s*#/.test(lineAt(text, offset)) && !/\n *[^#\s].*\n *#[^\w\n]*$/.test(text.slice(0, offset));
  return Array.from(text.matchAll(/consentUntil/gi), ({ index }) => index)
    .filter((offset) => !entries.includes(offset) && (isHead || !isExplained(offset)))
    .map((offset) => ({ offset, sentence: lostConsent }));
}

/** The last text in quotes that begins before the offset. */
function quotedBefore(document: Document, offset: number) {
  let found: { start: number; end: number } | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) found = { start: range[0], end: range[1] };
    },
  });
  return found;
}

/** Whether a line begins left of the one above it, as only the first of another entry may, or where that one, the name of its group, does. */
function isLeftOf(line: string, above = ''): boolean {
  const further = above.search(/\S/) - line.search(/\S/);
  return (further > 0 && !/^ *- /.test(line)) || (further === 0 && /:\s*$/.test(above));
}

function lineAt(text: string, offset: number) {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
}

/** How a line would have to be written: `: arrival: 'Ring: twice'`. */
function inQuotes(line: string) {
  const [, name, words = ''] = /^[\s-]*(\w+): +(.*\S)/.exec(line) ?? [];
  return name ? `: ${name}: '${words.replaceAll("'", '’')}'` : '.';
}

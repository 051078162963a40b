/** Texts of the owner's, with what provider.yaml and facts.yaml say in the place of names in braces. */
import { isMap, isPair, visit, type Document } from 'yaml';

import { longDate } from '#content/rules/dates.ts';
import { nearest } from '#content/rules/mistypings.ts';

import { isPicture } from './consents.ts';
import { factNames, withdraw } from './withdraw.ts';

export interface Values {
  /** What names stand for. */
  readonly of: Readonly<Record<string, unknown>>;
  /** What is said in the place of a sentence with a name, if what that stands for does not hold on the day of the build. */
  readonly insteadOf?: (name: string) => string | undefined;
}

/** Fills the texts of a document. Returns a sentence for each name that stands for nothing. */
export function fillDocument(document: Document, valuesOf: () => Values) {
  const unknown: { offset: number; sentence: string }[] = [];
  visit(document, {
    Scalar: (_, node, above) => {
      const [list, group, entry] = above.slice(-3);
      const isPictureName = isMap(group) && isPicture(group, list) && isPair(entry) && String(entry.key) === 'name';
      if (typeof node.value !== 'string' || isPictureName) return;
      const done = fillText(node.value, valuesOf);
      node.value = done.text;
      unknown.push(...done.unknown.map(({ sentence }) => ({ offset: node.range?.[0] ?? 0, sentence })));
    },
  });
  return unknown;
}

/**
 * A text with what provider.yaml and facts.yaml say in the place of names such as {facts.fees.fullTime}, a day in words; and, for each name
 * that they do not have, a sentence and the line of the text, from 0 on.
 * A sentence that says what does not hold on the day of the build is replaced by “otherwise” of its entry. Nothing else fills texts, so no page says it.
 */
export function fillText(text: string, valuesOf: () => Values) {
  const unknown: { line: number; sentence: string }[] = [];
  const held = withdraw(text, (name) => valuesOf().insteadOf?.(name));
  const words = held.replaceAll(factNames, (whole, name: string, offset: number) => {
    const value = name.split('.').reduce<unknown>(at, valuesOf().of);
    if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? longDate(value) : value;
    unknown.push({ line: held.slice(0, offset).split('\n').length - 1, sentence: unknownName(name, valuesOf().of) });
    return whole;
  });
  const rest = held.replaceAll(factNames, (whole) => ' '.repeat(whole.length));
  for (const { 0: written, index } of rest.matchAll(/\{\s*(?:provider|facts)\b[^{}\n]*\}?/g))
    unknown.push({
      line: rest.slice(0, index).split('\n').length - 1,
      sentence: `“${written.slice(0, 40)}” is no name in braces. Write it as in {provider.phone}: without spaces, and with both braces.`,
    });
  return { text: words, unknown };
}

function unknownName(name: string, values: unknown): string {
  const known = textsIn(values);
  const meant = known.find((each) => each.startsWith(`${name}.`)) ?? nearest(name, known);
  return `“{${name}}” stands for nothing in provider.yaml or facts.yaml${meant ? ` (did you mean “{${meant}}”?)` : ''}.`;
}

/** The names of all texts: `facts.fees.fullTime`. */
const textsIn = (values: unknown): string[] =>
  Object.entries(Object(values) as object).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : textsIn(value).map((name) => `${key}.${name}`),
  );

const at = (value: unknown, key: string) => (Object(value) as Record<string, unknown>)[key];

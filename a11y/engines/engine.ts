// What every engine of rules besides axe is to the audits: a name, a version, and a function that judges the page as it is now.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import type { EngineName } from '../exceptions.ts';

/** One element that a rule objects to, or cannot decide. */
export interface Finding {
  /** The engine's name of the rule, and of the reason where a rule has several. */
  readonly rule: string;
  /** A selector of the element that fits no other. */
  readonly target: string;
  /** What the engine says of it, in its words. */
  readonly says: string;
}

export interface Judgement {
  /** How many rules were asked. */
  readonly rules: number;
  readonly violations: readonly Finding[];
  /** What the engine leaves to a person. */
  readonly undecided: readonly Finding[];
}

export interface Engine {
  readonly name: Exclude<EngineName, 'axe-core'>;
  readonly version: string;
  /** Rules about contrast: what these leave undecided is measured (pixels.ts). */
  readonly contrast: RegExp;
  judge(page: Page): Promise<Judgement>;
}

const require = createRequire(import.meta.url);

export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

/** The text of a script to put into pages. Given to `page.evaluate`, which the page's own policy does not refuse. */
export const sourceOf = (path: string): string => readFileSync(require.resolve(path), 'utf8');

/** `/html[1]/body[1]/a[2]` as a selector; what follows the last element, such as `/text()[1]`, is left out. */
export const selectorOf = (xpath: string): string =>
  [...xpath.matchAll(/\/([a-z][\w-]*)\[(\d+)\]/gi)]
    .map(([, name, place]) => (name === 'html' ? 'html' : `${name}:nth-of-type(${place})`))
    .join(' > ');

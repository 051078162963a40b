import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import * as about from '#content/words/about.ts';
import * as curriculum from '#content/words/curriculum.ts';
import * as outdoor from '#content/words/outdoor-play.ts';
import * as program from '#content/words/program-page.ts';
import { provider } from '#content/records/provider.ts';

const words = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(words) : [];
const all = words([about, curriculum, outdoor, program].map((part) => ({ ...part })));

test('the voice is plain: no exclamation marks and no empty praise', () => {
  for (const text of all) expect(text).not.toMatch(/!|\b(simply|world-class|journey|little ones|foster|lorem)\b/i);
});

test('a sentence has at most 20 words', () => {
  const sentences = all.flatMap((text) => text.split(/[.?:]\s/));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
});

test('the hours and the name come from the provider’s file', () => {
  expect(program.programIntro.facts.rows.find(({ head }) => head === 'Hours')?.text).toBe(provider.hours);
  expect(about.mission.source).toBe(provider.longName);
});

test('every drawing that the bag names exists', () => {
  for (const { drawing } of outdoor.bag.things) expect(existsSync(`public${drawing}`)).toBe(true);
});

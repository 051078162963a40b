import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { curriculum } from '#content/words/curriculum.ts';

test('every section has a key, a title, a text and a variant with its bullets', () => {
  for (const { key, title, text, bullets } of curriculum) {
    expect([key, title, text].filter(Boolean)).toHaveLength(3);
    expect(bullets.length).toBeGreaterThan(0);
  }
  expect(new Set(curriculum.map(({ key }) => key)).size).toBe(curriculum.length);
  expect(curriculum.filter(({ image }) => image?.alt === '')).toEqual([]);
});

test('all four variants are used, and no two neighbours have the same one', () => {
  const variants = curriculum.map(({ variant }) => variant);
  expect([...new Set(variants)].sort()).toEqual(['badge-list', 'highlight-cards', 'horizontal-scroll', 'icon-list']);
  variants.forEach((variant, index) => expect(variant).not.toBe(variants[index + 1]));
});

test('a bullet of a scrolling row is a name and the source of an image that exists', () => {
  const bullets = curriculum.flatMap((section) => (section.variant === 'horizontal-scroll' ? section.bullets : []));
  for (const bullet of bullets) {
    expect(Object.keys(bullet).sort()).toEqual(['image', 'name']);
    expect(existsSync(`public${bullet.image}`)).toBe(true);
  }
});

// Posts and tags keep the letters of their names in addresses.
import { expect, test } from 'vitest';

import { parsePost } from '#content/reader/posts.ts';
import { filterPath, newsAddress, newsKey, postAddress, postKey, requestedPost } from '#content/rules/addresses.ts';
import { fileOf, rowOf } from '#route-rows.ts';

const text =
  '---\ntitle: Soup\ndate: 2026-11-02\nexcerpt: Soup.\ncategory: Food\ntags: []\npicture: { name: lunch, says: A bowl }\n---\n\nSoup.\n';

/** Composed, as two signs, and without its accent. */
const spellings = ['\u00e9', 'e\u0301', 'e'];

test.each(spellings)('a post and a tag are found by “%s”, however their names are spelled', (letter) => {
  const name = `premi\u00e8re-${letter}t${letter}`;
  const { slug } = parsePost(`${name}.md`, text);
  expect(slug).toBe(name.normalize('NFC'));
  expect(postAddress(slug)).toBe(`/post-right-sidebar?post=${encodeURIComponent(slug)}`);
  expect(postKey(slug)).toBe('post-premiere-ete');
  const query = `?post=${encodeURIComponent(name)}`;
  expect(requestedPost('/post-right-sidebar', new URLSearchParams(query))).toBe('premiere-ete');
  expect(fileOf(rowOf('/post-right-sidebar')!, query)).toBe('post-right-sidebar/post-premiere-ete.html');
  expect(newsKey(`?tag=${encodeURIComponent(`${letter}t${letter}`)}`)).toBe('news.tag-ete');
});

test('a link to a tag has its letters, composed and encoded', () => {
  const address = `${filterPath}?tag=%C3%A9t%C3%A9-%C3%A0-la-rivi%C3%A8re`;
  expect(newsAddress(filterPath, { tag: 'E\u0301te\u0301 à la rivière' })).toBe(address);
  expect(newsAddress(filterPath, { tag: 'été-à-la-rivière' })).toBe(address);
});

import { expect, test } from 'vitest';

import { parsePost } from '#content/reader/posts.ts';
import { newsPages, tagsOf } from '#content/rules/news.ts';

import { mistakesOf } from './mistakes-of.ts';
import { soupPost } from './own-entries.ts';

const withTags = (...tags: string[]) => ({ ...soupPost, tags });
const parsed = (tags: string) =>
  parsePost(
    'soup.md',
    `---\ntitle: Soup\ndate: 2026-11-02\nexcerpt: There was soup.\ncategory: Food\ntags: ${tags}\npicture: { name: lunch, says: A bowl }\n---\n\nSoup.\n`,
  );

test('tags are whatever posts say, each a list of its own with that word over it', () => {
  expect(parsed('[Été à la rivière, Snow]').head.tags).toEqual(['Été à la rivière', 'Snow']);
  const tagged = [withTags('Winter', 'Été'), withTags('Winter')];
  expect(tagsOf(tagged)).toEqual(['Été', 'Winter']);
  expect(newsPages(tagged, true).flatMap(({ tag, about, count }) => (tag ? [[tag, about, count]] : []))).toEqual([
    ['été', 'Été', 1],
    ['winter', 'Winter', 2],
  ]);
});

test('a tag that no address can have is a mistake with what to do', () => {
  expect(mistakesOf(() => parsed('[ᓄᓇ]'))).toEqual([
    'posts/soup.md, line 6: tags, entry 1 has letters that no address has. Write it in letters from A to Z, with or without accents, or digits. For example: Winter',
  ]);
});

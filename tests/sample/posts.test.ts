// The sample's fifteen posts are whole, plain and dated.
import { expect, test } from 'vitest';

import { authorOf, authors, byline } from '#content/posts/authors.ts';
import { postOf, posts } from '#content/posts/index.ts';
import { countOf, categories, summaryOf, tags, type Comment, type Post } from '#content/posts/post.ts';

const thread = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [comment, ...thread(comment.replies ?? [])]);
const depth = (comments: readonly Comment[]): number =>
  comments.length ? 1 + Math.max(...comments.map(({ replies = [] }) => depth(replies))) : 0;
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
const wordsOf = (passages: readonly string[]) => passages.flatMap((text) => text.split(/\s+/)).filter(Boolean);

/** What a reader of any layout reads: the lead and the parts. */
const body = ({ lead, parts }: Post) => [
  lead,
  ...parts.flatMap(({ heading = [], paragraphs = [], list = [], table }) => texts([heading, paragraphs, list, table])),
];
/** All that one layout or another may add, but for the comments. */
const everything = (post: Post) => [
  ...body(post),
  post.quote.text,
  ...texts(post.boxes?.map(({ title, text, properties }) => [title, text, properties])),
  ...texts(post.notes?.map(({ title, text }) => [title, text])),
  ...texts(post.pictures?.map(({ title }) => title)),
];
/** Whole sentences; words of lists and tables are no sentences. */
const sentencesOf = ({ lead, parts }: Post) =>
  [lead, ...parts.flatMap(({ paragraphs = [] }) => paragraphs)]
    .flatMap((text) => text.split(/(?<=[.?:])[”)]?\s+/))
    .filter((sentence) => /[a-z]/.test(sentence));
const syllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );
/** Flesch and Kincaid’s school grade, with syllables counted by groups of vowels. */
const grade = (sentences: readonly string[]) => {
  const words = wordsOf(sentences);
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * sounds) / words.length - 15.59;
};

test('fifteen posts, each with its own address, title and lead picture, the newest first', () => {
  expect(posts).toHaveLength(15);
  for (const key of ['slug', 'title', 'excerpt', 'lead'] as const)
    expect(new Set(posts.map((post) => post[key])).size, key).toBe(15);
  expect(new Set(posts.map(({ picture }) => picture.name)).size).toBe(15);
  expect(posts.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .sort()
      .toReversed(),
  );
  for (const post of posts) expect(postOf(post.slug)).toBe(post);
  expect(postOf('nothing-of-the-kind')).toBeUndefined();
});

test('the three sample dates are used', () => {
  expect(posts.map(({ date }) => date)).toEqual(expect.arrayContaining(['2025-12-10', '2025-08-10', '2025-10-24']));
  expect(postOf('first-week')?.date).toBe('2025-12-10');
});

test('a post has a day, an author, paragraphs, a quote, a heading and tags', () => {
  for (const { slug, parts, quote, tags: own } of posts) {
    expect(parts.filter(({ heading }) => heading).length, slug).toBeGreaterThanOrEqual(5);
    expect(parts.flatMap(({ paragraphs = [] }) => paragraphs).length, slug).toBeGreaterThan(4);
    expect(quote.text.length, slug).toBeGreaterThan(20);
    expect(authorOf(quote.by), slug).toBeDefined();
    expect(own.length, slug).toBe(new Set(own).size);
    expect(own.length, slug).toBeGreaterThan(0);
  }
});

test('each of the five categories has a post, and each of the four tags has three', () => {
  for (const category of categories)
    expect(
      posts.some((post) => post.category === category),
      category,
    ).toBe(true);
  for (const tag of tags) expect(posts.filter((post) => post.tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(3);
  expect([...(postOf('first-week')?.tags ?? [])].sort()).toEqual([...tags].sort());
});

test('the first post has eight comments, replies included, and every post says the number that it has', () => {
  const first = postOf('first-week');
  expect(first && summaryOf(first).comments).toBe(8);
  for (const post of posts) {
    expect(summaryOf(post).comments, post.slug).toBe(thread(post.comments).length);
    expect(countOf(post.comments)).toBe(thread(post.comments).length);
  }
});

test('a thread goes three levels deep and no deeper, and an educator answers in it', () => {
  expect(depth(postOf('first-week')?.comments ?? [])).toBe(3);
  for (const { slug, comments } of posts) expect(depth(comments), slug).toBeLessThanOrEqual(3);
  expect(thread(postOf('first-week')?.comments ?? []).some(({ name }) => authorOf(name))).toBe(true);
});

test('the step-by-step post has exactly eight headed parts, for a1 to a8', () => {
  const parts = postOf('winter-bag')?.parts ?? [];
  expect(parts).toHaveLength(8);
  expect(new Set(parts.map(({ heading }) => heading)).size).toBe(8);
  expect(parts.every(({ heading }) => heading)).toBe(true);
});

test('the catalogue has three boxes, each with a picture and a table of properties, and says that nothing is for sale', () => {
  const post = postOf('on-our-shelf');
  expect(post?.boxes).toHaveLength(3);
  for (const { properties, text } of post?.boxes ?? []) {
    expect(properties.length).toBeGreaterThanOrEqual(4);
    expect(properties.some(({ name }) => name === 'At home')).toBe(true);
    expect(text.length).toBeGreaterThan(20);
  }
  expect(post?.parts.map(({ heading }) => heading)).toContain('None of it is for sale');
});

test('every layout that needs more than words has a post that gives it', () => {
  expect(postOf('inside-days')?.pictures).toHaveLength(5);
  expect(postOf('flight')?.pictures).toHaveLength(4);
  expect(postOf('sick-days')?.notes).toHaveLength(4);
  expect(postOf('a-day-here')?.film).toBe('a-day');
  expect(postOf('tidy-up-tune')?.sound).toBe('tidy-up');
  expect(postOf('after-school')?.link?.to).toBe('/program#out-of-school-care');
  for (const post of posts) {
    const titles = post.pictures?.map(({ title }) => title) ?? [];
    expect(new Set(titles).size, post.slug).toBe(titles.length);
  }
});

test('a post can be read in three minutes: 300 to 700 words', () => {
  for (const post of posts) {
    expect(wordsOf(body(post)).length, post.slug).toBeGreaterThanOrEqual(300);
    expect(wordsOf(everything(post)).length, post.slug).toBeLessThanOrEqual(700);
  }
});

test('a tired parent can read every post: short sentences, and no higher than grade 8', () => {
  for (const post of posts) {
    const sentences = sentencesOf(post);
    expect(
      sentences.filter((sentence) => wordsOf([sentence]).length > 20),
      post.slug,
    ).toEqual([]);
    expect(grade(sentences), post.slug).toBeLessThan(8.5);
  }
});

test('titles and headings are statements, and the voice stays plain', () => {
  for (const post of posts) {
    const heads = [post.title, ...post.parts.flatMap(({ heading }) => heading ?? [])];
    expect(
      heads.filter((text) => /[?!.]$/.test(text)),
      post.slug,
    ).toEqual([]);
    for (const text of texts(post))
      expect(text, post.slug).not.toMatch(/!|\b(simply|world-class|journey|little ones|foster|lorem|todo)\b/i);
  }
});

test('spelling is Canadian', () => {
  for (const text of posts.flatMap(texts))
    expect(text).not.toMatch(/\b(colors?|favorites?|neighbors?|centers?|behavior|mum|nappy|nappies|licenses)\b/i);
});

test('the fee is dated, with the day on which the agreement behind it ends', () => {
  const words = texts(postOf('fees')).join(' ');
  for (const said of ['as of November 2026', '$326.25', '$230.00', '31 March 2027', 'up to $100'])
    expect(words).toContain(said);
});

test('health questions go to Health Link and not to us', () => {
  for (const slug of ['sick-days', 'biting', 'toilet-learning', 'inside-days'])
    expect(texts(postOf(slug)).join(' '), slug).toContain('811');
});

test('links leave this site only for the province’s pages and the framework’s', () => {
  const links = posts.flatMap(({ parts }) => parts.flatMap((part) => part.links ?? []));
  const outside = links.flatMap((link) => ('href' in link ? [new URL(link.href).hostname] : []));
  expect([...new Set(outside)].sort()).toEqual(['www.alberta.ca', 'www.flightframework.ca']);
  for (const { words } of links) expect(words).not.toMatch(/^(learn|read) more$|^here$/i);
});

test('an educator is recognised by the byline, and nobody else is', () => {
  expect(authorOf(byline(authors.maya))?.picture.name).toBe('educator-1');
  expect(authorOf('Priya')).toBeUndefined();
});

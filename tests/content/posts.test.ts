import { expect, test } from 'vitest';

import { pictureFiles } from '#content/records/picture-files.ts';
import { bylineOf } from '#content/rules/byline.ts';
import { posts } from '#content/site/posts.ts';
import { provider } from '#content/site/provider.ts';
import { postOf } from '#content/posts/news.ts';
import { people } from '#content/site/people.ts';
import { countOf, summaryOf, type Comment, type Post, type PostPicture } from '#content/posts/post.ts';

const thread = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [comment, ...thread(comment.replies ?? [])]);

const picturesOf = ({ picture, pictures = [], boxes = [], notes = [] }: Post): readonly PostPicture[] => [
  picture,
  ...pictures,
  ...boxes.map((box) => box.picture),
  ...notes.map((note) => note.picture),
];

test('the summary of a post has its picture, title, day, author and a short excerpt', () => {
  for (const post of posts) {
    const summary = summaryOf(post);
    expect(pictureFiles[summary.picture.name].name).toBe(summary.picture.name);
    expect(summary.title.length, post.slug).toBeGreaterThan(0);
    expect(new Date(`${summary.date}T12:00Z`).toISOString(), post.slug).toContain(summary.date);
    expect([...people.map(bylineOf), provider.name], post.slug).toContain(summary.author);
    expect(summary.excerpt.length, post.slug).toBeLessThanOrEqual(200);
    expect(Object.keys(summary)).not.toContain('parts');
  }
});

test('every picture exists and says what it shows', () => {
  for (const { name, alt } of posts.flatMap(picturesOf)) {
    expect(pictureFiles[name].widths.length, name).toBeGreaterThan(0);
    expect(alt.length, name).toBeGreaterThan(0);
    expect(alt, name).not.toMatch(/\b(picture|image|photo|render) of\b/i);
  }
});

test('each post has its own address and title, and the newest comes first', () => {
  for (const key of ['slug', 'title'] as const)
    expect(new Set(posts.map((post) => post[key])).size, key).toBe(posts.length);
  expect(posts.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const post of posts) expect(postOf(post.slug)).toBe(post);
  expect(postOf('nothing-of-the-kind')).toBeUndefined();
});

test('the number of comments counts replies, in every post', () => {
  const reply: Comment = { id: 'b', name: 'Ben', at: '2026-01-02T09:00', text: 'Yes.' };
  const first: Comment = { id: 'a', name: 'Ana', at: '2026-01-01T09:00', text: 'Is it?', replies: [reply] };
  expect(countOf([first, { ...reply, id: 'c' }])).toBe(3);
  for (const post of posts) expect(summaryOf(post).comments, post.slug).toBe(thread(post.comments).length);
});

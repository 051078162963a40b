import { expect, test } from 'vitest';

import { posts } from '#content/site/posts.ts';
import { readableSlug } from '#content/rules/readable-slug.ts';
import { countOf, summaryOf, type Comment } from '#content/rules/post.ts';

const thread = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [comment, ...thread(comment.replies ?? [])]);

test('each post has its own address and title, and the newest comes first', () => {
  for (const key of ['slug', 'title'] as const)
    expect(new Set(posts.map((post) => post[key])).size, key).toBe(posts.length);
  expect(posts.filter(({ slug }) => slug !== readableSlug(slug))).toEqual([]);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the number of comments counts replies, in every post', () => {
  const reply: Comment = { id: 'b', name: 'Ben', at: '2026-01-02T09:00', text: 'Yes.' };
  const first: Comment = { id: 'a', name: 'Ana', at: '2026-01-01T09:00', text: 'Is it?', replies: [reply] };
  expect(countOf([first, { ...reply, id: 'c' }])).toBe(3);
  for (const post of posts) expect(summaryOf(post).comments, post.slug).toBe(thread(post.comments).length);
});

import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { blogAxes, blogLayouts } from '#content/layouts/blog.ts';
import { posts } from '#content/posts/index.ts';
import { categories, tags } from '#content/posts/post.ts';
import { Blog } from '#pages/news/blog.tsx';
import { routes } from '#routes.ts';

import { openNews } from './news.tsx';

const open = (address: string) => openNews(address, <Blog />);
const lists = routes.filter(({ kind }) => kind === 'blog').map(({ path }) => path);
const titles = () =>
  within(screen.getAllByRole('list')[0]!)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

test('no two lists are laid out alike, every option of a layout is used, and every row of the route table has its layout', () => {
  const rows = Object.values(blogLayouts).map((row) => JSON.stringify(row));
  expect(new Set(rows).size).toBe(rows.length);
  for (const [axis, words] of Object.entries(blogAxes))
    for (const word of words)
      expect(
        Object.values(blogLayouts).some((row) => row[axis as keyof typeof blogAxes] === word),
        `${axis}: ${word}`,
      ).toBe(true);
  expect(routes.flatMap(({ kind, variant }) => (kind === 'blog' ? [variant] : []))).toEqual(Object.keys(blogLayouts));
});

test('every item has a picture in words, a title, a date, an author, an excerpt and READ MORE to the reading page', () => {
  for (const path of lists) {
    open(path);
    const items = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(items, path).toHaveLength(6);
    for (const [index, item] of items.entries()) {
      const { slug, title, date, author, excerpt, picture } = posts[index]!;
      const inItem = within(item);
      expect(inItem.getByRole('img').getAttribute('alt')).toBe(picture.alt);
      expect(inItem.getByRole('heading', { level: 2, name: title })).toBeDefined();
      expect(item.querySelector('time')?.dateTime).toBe(date);
      expect(inItem.getByText(new RegExp(author))).toBeDefined();
      expect(inItem.getByText(excerpt)).toBeDefined();
      const more = inItem.getByRole('link', { name: `READ MORE: ${title}` });
      expect(more.textContent).toBe('READ MORE');
      expect(more.getAttribute('href')).toBe(`/post-right-sidebar?post=${slug}`);
    }
    cleanup();
  }
});

test('the sample dates of the template stand on posts, in words that depend on no time zone', () => {
  open('/blog-list?page=3');
  const dates = [...document.querySelectorAll('ol time')].map((time) => time.textContent);
  for (const date of ['10 Dec 2025', '24 Oct 2025', '10 Aug 2025']) expect(dates).toContain(date);
});

test('Prev, 1, 2, 3 and Next are links to pages of their own on every list; page 2 shows other posts and says so', () => {
  for (const path of lists) {
    open(path);
    const first = titles();
    const nav = within(screen.getByRole('navigation', { name: 'Pages of posts' }));
    expect(nav.getAllByRole('listitem').map((item) => item.textContent.replace(/page/g, '').trim())).toEqual([
      'Prev',
      '1',
      '2',
      '3',
      'Next',
    ]);
    expect(nav.getByRole('link', { name: 'page 2' }).getAttribute('href')).toBe(`${path}?page=2`);
    expect(nav.getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe(`${path}?page=2`);
    cleanup();
    open(`${path}?page=2`);
    expect(titles().some((title) => first.includes(title))).toBe(false);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Page 2');
    cleanup();
  }
});

test('lists without a sidebar have none, the others have one or two with names', () => {
  const expected: Record<string, number> = { none: 0, left: 1, right: 1, both: 2 };
  for (const route of routes.filter(({ kind }) => kind === 'blog')) {
    open(route.path);
    const { sidebar } = blogLayouts[route.variant as keyof typeof blogLayouts];
    expect(screen.queryAllByRole('complementary'), route.path).toHaveLength(expected[sidebar]!);
    cleanup();
  }
});

test('the sidebar has Search, two Recent Posts with thumbnails of 200 x 143, Our services, Tags and five Categories', async () => {
  open('/blog-list-right-sidebar');
  const sidebar = within(screen.getByRole('complementary'));
  await sidebar.findByRole('search');
  expect(sidebar.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Search',
    'Recent Posts',
    'Categories',
    'Our services',
    'Tags',
  ]);
  const widget = (name: string) => within(sidebar.getByRole('heading', { name }).closest('section')!);
  expect(widget('Recent Posts').getAllByRole('link')).toHaveLength(2);
  for (const picture of widget('Recent Posts').getAllByRole('presentation')) {
    expect(picture.getAttribute('width')).toBe('200');
    expect(picture.getAttribute('height')).toBe('143');
  }
  expect(
    widget('Tags')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([...tags]);
  expect(
    widget('Categories')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([...categories]);
});

test('a tag or a category shows only its posts, marks itself and leads back to all', () => {
  open('/blog-list-right-sidebar?tag=money');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('News about Money');
  const found = posts.filter((post) => post.tags.includes('Money'));
  expect(titles()).toEqual(found.slice(0, 6).map(({ title }) => title));
  expect(screen.getByRole('link', { name: 'Money' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Show all posts' }).getAttribute('href')).toBe('/blog-list-right-sidebar');
  cleanup();
  open('/blog-list-right-sidebar?category=food');
  expect(titles()).toEqual(posts.filter(({ category }) => category === 'Food').map(({ title }) => title));
});

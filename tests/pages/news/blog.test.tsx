import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { posts } from '#content/site/posts.ts';
import { categories } from '#content/rules/post.ts';
import { newsWords, sidebarWords } from '#content/words/news.ts';
import { Blog } from '#pages/news/blog.tsx';
import { routes } from '#routes.ts';

import { openNews } from '../open-news.tsx';

/** Of the sample’s posts: the template’s four (REQ P71). */
const tags = ['Child', 'Education', 'Money', 'Restaurant'] as const;

const open = (address: string) => openNews<'blog'>(address, (route) => <Blog route={route} />);
const rows = routes.filter(({ kind }) => kind === 'blog');
const titles = () =>
  within(screen.getAllByRole('list')[0]!)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const textsOf = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

test('every item has a picture in words, a title, a date, an author, an excerpt and READ MORE to the reading page', () => {
  for (const { path } of rows) {
    open(path);
    const items = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(items, path).not.toEqual([]);
    for (const [index, item] of items.entries()) {
      const { slug, title, date, author, excerpt, picture } = posts[index]!;
      const inItem = within(item);
      expect(inItem.getByRole('img').getAttribute('alt')).toBe(picture.alt);
      expect(inItem.getByRole('heading', { level: 2, name: title })).toBeDefined();
      expect(item.querySelector('time')?.dateTime).toBe(date);
      expect(inItem.getByText(new RegExp(author))).toBeDefined();
      expect(inItem.getByText(excerpt)).toBeDefined();
      const more = inItem.getByRole('link', { name: `${newsWords.more}: ${title}` });
      expect(more.textContent).toBe(newsWords.more);
      expect(more.getAttribute('href')).toBe(`/post-right-sidebar?post=${slug}`);
    }
    cleanup();
  }
});

test('the sidebar has a search, recent posts with thumbnails of 200 x 143, services, tags and categories', async () => {
  open('/blog-list-right-sidebar');
  const sidebar = within(screen.getByRole('complementary'));
  await sidebar.findByRole('search');
  const widget = (name: string) => within(sidebar.getByRole('heading', { level: 2, name }).closest('section')!);
  // The services are a chunk of their own, which may come after that of the search.
  expect(await widget(sidebarWords.services).findAllByRole('link')).not.toEqual([]);
  expect(widget(sidebarWords.recent).getAllByRole('link')).toHaveLength(2);
  for (const picture of widget(sidebarWords.recent).getAllByRole('presentation'))
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['200', '143']);
  expect(textsOf(widget(sidebarWords.tags).getAllByRole('link'))).toEqual([...tags]);
  expect(textsOf(widget(sidebarWords.categories).getAllByRole('link'))).toEqual([...categories]);
});

test('a tag or a category shows only its posts, marks itself and leads back to all', () => {
  const [tag, category] = [tags[0], categories[0]];
  open(`/blog-list-right-sidebar?tag=${tag.toLowerCase()}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(newsWords.about(tag));
  const tagged = posts.filter((post) => post.tags.includes(tag)).map(({ title }) => title);
  expect(titles()).toEqual(tagged.slice(0, titles().length));
  expect(screen.getByRole('link', { name: tag }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: newsWords.all }).getAttribute('href')).toBe('/blog-list-right-sidebar');
  cleanup();
  open(`/blog-list-right-sidebar?category=${category.toLowerCase().replaceAll(' ', '-')}`);
  const filed = posts.filter((post) => post.category === category).map(({ title }) => title);
  expect(titles()).toEqual(filed.slice(0, titles().length));
});

// Words of another language say so on the smallest element that holds them; what stands around them does not. Built pages are asked in tests/build/languages.test.ts.
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { newsWords } from '#content/words/news.ts';
import { EventRows } from '#pages/events/event-rows.tsx';
import { NewsList } from '#pages/news/news-list.tsx';
import { PageData } from '#pages/page-data.tsx';
import { Post } from '#pages/post/post.tsx';
import { routeOf, type RouteOf } from '#routes.ts';

import { soupEvening, soupPost } from '../content/own-entries.ts';

afterEach(cleanup);
const lang = { lang: 'fr' } as const;
const post = { ...soupPost, title: 'De la soupe', lang };
const other = soupPost;
const path = '/post-right-sidebar';
/** Another daycare may have no posts. */
const hasPosts = Boolean(routeOf(path));
const languageAt = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
const open = (page: ReactNode, address = '/') =>
  render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>).container;

test('a list of posts says it of the title and the excerpt, and not of the date and the link to read more', () => {
  open(
    <NewsList
      shape="list"
      sidebar="none"
      posts={[
        { ...post, comments: 0 },
        { ...other, comments: 0 },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: post.title }).lang).toBe('fr');
  expect(screen.getAllByText(post.excerpt).map((excerpt) => excerpt.lang)).toEqual(['fr', '']);
  expect(screen.getByRole('heading', { name: other.title }).lang).toBe('');
  for (const link of screen.getAllByText(newsWords.more)) expect(languageAt(link)).toBeUndefined();
});

test.runIf(hasPosts)(
  'a page of a post says it of its title, lead, parts and quote, and not of its date, its tags and the form',
  async () => {
    const page = { post: { ...post, quote: { text: 'Encore !', by: 'Rémi' } }, recent: [] };
    const container = open(
      <PageData dataOf={() => page}>
        <Post route={routeOf(path) as RouteOf<'post'>} />
      </PageData>,
      `${path}?post=${post.slug}`,
    );
    expect((await screen.findByText('Encore !')).lang).toBe('fr');
    const parts = container.querySelectorAll('section[id^=a]');
    expect(Array.from(parts, (part) => part.getAttribute('lang'))).toEqual(post.parts.map(() => 'fr'));
    expect(languageAt(screen.getByText(post.title, { selector: 'h1 *' }))).toBe('fr');
    expect(languageAt(screen.getByText(post.lead))).toBe('fr');
    expect(document.title).toContain(post.title);
    expect(document.querySelector('title')?.lang).toBe('fr');
    for (const around of container.querySelectorAll('time, form, [aria-labelledby=rail]'))
      expect(languageAt(around), around.outerHTML.slice(0, 99)).toBeUndefined();
  },
);

test('a list of events says it of the title, the place and who can come, and not of the day', () => {
  const event = { ...soupEvening, lang };
  const container = open(<EventRows events={[event]} level={2} variant="full" />);
  for (const words of [event.title, event.place, event.access]) expect(languageAt(screen.getByText(words))).toBe('fr');
  expect(languageAt(container.querySelector('time'))).toBeUndefined();
});

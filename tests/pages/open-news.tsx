// Opens a page of posts as the browser does after a build: with its own data, inside a router.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { newsPage, postPage } from '#content/posts/news.ts';
import { requestedPost, newsKey, postKey } from '#content/rules/addresses.ts';
import { postLayouts } from '#content/layouts/post.ts';
import { PageData } from '#pages/page-data.tsx';
import { routeOf } from '#routes.ts';

/** The data that the build gives the page at this address. */
export function givenOf(address: string) {
  const { pathname, search, searchParams } = new URL(address, 'https://site.example');
  const route = routeOf(pathname)!;
  if (route.kind === 'blog') {
    const { tag, category, page } = Object.fromEntries(searchParams);
    return { key: newsKey(search), data: newsPage({ tag, category, page: Number(page ?? 1) }) };
  }
  const slug = requestedPost(pathname, search) ?? postLayouts[route.variant as keyof typeof postLayouts].post;
  return { key: postKey(slug), data: postPage(slug) };
}

export function openNews(address: string, page: ReactNode) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <PageData initialData={givenOf(address)}>{page}</PageData>
    </MemoryRouter>,
  );
}

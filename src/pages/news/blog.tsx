// One page of a list of posts, in any of the nine layouts.
import { useSearchParams } from 'react-router-dom';

import { blogLayouts } from './blog-layouts.ts';
import { newsWords } from '#content/words/news.ts';
import type { NewsPage } from '#content/rules/news.ts';
import { newsAddress, newsKey, newsTitle } from '#content/rules/addresses.ts';
import type { RouteOf } from '#routes.ts';
import { NewsHead } from './news-head.tsx';
import { NewsList } from './news-list.tsx';
import { SidebarLayout } from '#pages/shared-sidebar/sidebar-layout.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';

import { NotFound } from '#pages/index.ts';
import { usePageData } from '#pages/page-data.tsx';
import { Page } from '#pages/page.tsx';

export function Blog({ route }: { route: RouteOf<'blog'> }) {
  const { path, variant, title, description } = route;
  const [query] = useSearchParams();
  const news = usePageData<NewsPage>(newsKey(query));
  if (!news) return <NotFound />;

  const { about, page } = news;
  const own = (about || page > 1) && {
    title: newsTitle(title, about, page),
    description: `${description} ${newsTitle(about ?? 'All posts', undefined, page)}.`,
  };
  const { shape, sidebar } = blogLayouts[variant];
  return (
    <Page path={path} {...own}>
      <NewsHead about={about} page={page} count={news.count} path={path} />
      <SidebarLayout sidebar={sidebar} recent={news.recent} about={about}>
        <NewsList shape={shape} sidebar={sidebar} posts={news.posts} />
        <div className="mt-12">
          <Pagination
            current={page}
            count={news.pages}
            hrefOf={(wanted) => newsAddress(path, { ...news, page: wanted })}
            words={newsWords.pagination}
          />
        </div>
      </SidebarLayout>
    </Page>
  );
}

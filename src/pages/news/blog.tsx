// The nine lists of posts: one page of them, laid out by a row of axes.
import { useLocation } from 'react-router-dom';

import { type BlogLayout, blogLayouts } from '#content/layouts/blog.ts';
import { newsWords } from '#content/words/news.ts';
import type { NewsPage } from '#content/posts/news.ts';
import { newsAddress, newsKey, newsTitle } from '#content/rules/addresses.ts';
import { type Route, routeOf } from '#routes.ts';
import { NewsHead } from './news-head.tsx';
import { NewsList } from './news-list.tsx';
import { Beside } from './beside.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { Sections } from '#ui/hydration/part.tsx';

import { NotFound } from '#pages/index.ts';
import { loadSearchable } from '#pages/searchable.ts';
import { usePageData } from '#pages/page-data.tsx';
import { usePageTitle } from '#pages/use-page-title.ts';
import { type Placed, withLayout } from '#pages/with-layout.tsx';

export const Blog = withLayout(BlogPage, blogLayouts);

function BlogPage({ path, shape, sidebar }: BlogLayout & Placed) {
  const { search } = useLocation();
  const news = usePageData<NewsPage>(newsKey(search));
  const { about, page = 1 } = news ?? {};
  usePageTitle(path, news && (about || page > 1) ? newsTitle(titleOfRow(path), about, page) : undefined);
  if (!news) return <NotFound />;

  return (
    <Sections>
      <NewsHead about={about} page={page} count={news.count} path={path} />
      <Beside sidebar={sidebar} recent={news.recent} about={about} load={loadSearchable}>
        <NewsList shape={shape} posts={news.posts} />
        <div className="mt-12">
          <Pagination
            current={page}
            count={news.pages}
            hrefOf={(wanted) => newsAddress(path, { ...news, page: wanted })}
            words={newsWords.pagination}
          />
        </div>
      </Beside>
    </Sections>
  );
}

const titleOfRow = (path: Route['path']) => routeOf(path)!.title;

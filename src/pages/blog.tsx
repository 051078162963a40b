// The nine lists of posts: one page of them, laid out by a row of axes.
import { useLocation } from 'react-router-dom';

import { type BlogLayout, blogLayouts } from '#content/layouts/blog.ts';
import { newsWords } from '#content/news.ts';
import type { NewsPage } from '#content/posts/news.ts';
import { newsAddress, newsKey, newsTitle } from '#content/queries.ts';
import { type Route, routeOf } from '#routes.ts';
import { NewsHead } from '#sections/news/news-head.tsx';
import { NewsList } from '#sections/news/news-list.tsx';
import { Beside } from '#sections/news/beside.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Sections } from '#ui/part.tsx';

import { NotFound } from './index.ts';
import { loadSearchable } from './searchable.ts';
import { usePageData } from './page-data.tsx';
import { usePageTitle } from './use-page-title.ts';
import { type Placed, withLayout } from './with-layout.tsx';

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

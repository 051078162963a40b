import { newsPage, newsQueries, searchable } from '#content/posts/news.ts';
import { filterPath, newsAddress, newsKey, newsTitle, searchKey, type NewsQuery } from '#content/rules/addresses.ts';
import { builtPage, searchOf, type KindBuild } from '#pages/built-page.ts';

/** Every page of a list of posts, and on the one list that tags and categories narrow, the pages of each. */
export const newsBuild: KindBuild = {
  *pages(route) {
    for (const query of newsQueries(route.path === filterPath)) {
      const search = searchOf(newsAddress(route.path, query));
      const { page, about } = newsPage(query);
      const named = {
        title: newsTitle(route.title, about, page),
        description: `${route.description} ${newsTitle(about ?? 'All posts', undefined, page)}.`,
      };
      yield builtPage(route, search, { given: newsData(query), ...(search && named) });
    }
  },
  *data() {
    for (const query of newsQueries(true)) yield newsData(query);
    yield { key: searchKey, data: searchable() };
  },
};

const newsData = (query: NewsQuery) => ({
  key: newsKey(searchOf(newsAddress(filterPath, query))),
  data: newsPage(query),
});

// The sidebar's search over all posts.
import { sidebarWords } from '#content/words/news.ts';
import { SearchResults } from '#pages/shared-search/search-results.tsx';
import { useSearch } from '#pages/shared-search/use-search.ts';
import { SearchBox } from '#ui/control/search-box.tsx';

const { search } = sidebarWords;

export function NewsSearch() {
  const { answer, ...handlers } = useSearch(['post'], { showsAll: true });
  return (
    <>
      {/* The field is called `name` (REQ B38). */}
      <SearchBox name="name" label={search.label} submit={search.submit} {...handlers} />
      <SearchResults answer={answer} thing="post" variant="column" all={search.all} />
    </>
  );
}

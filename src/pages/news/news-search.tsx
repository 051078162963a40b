// The sidebar's search over all posts. Their texts are fetched when it hydrates; the search itself runs in the browser and sends nothing.
import { useEffect, useState } from 'react';

import { sidebarWords } from '#content/words/news.ts';
import type { Searchable } from '#content/posts/news.ts';
import { postAddress } from '#content/rules/addresses.ts';
import { Link } from '#ui/navigation/link.tsx';
import { searchEntries } from '#ui/control/search-entries.ts';
import { SearchBox } from '#ui/control/search-box.tsx';

interface NewsSearchProps {
  load: () => Promise<readonly Searchable[]>;
}

const { search } = sidebarWords;

export function NewsSearch({ load }: NewsSearchProps) {
  const [posts, setPosts] = useState<readonly Searchable[]>();
  const [failed, setFailed] = useState(false);
  const [words, setWords] = useState<string>();

  useEffect(() => {
    load().then(setPosts, () => setFailed(true));
  }, [load]);

  async function find(wanted: string) {
    setWords(wanted);
    if (!failed) return;
    setFailed(false);
    load().then(setPosts, () => setFailed(true));
  }

  const found = posts && words !== undefined ? searchEntries(posts.map(searchEntry), words) : [];
  return (
    <>
      {/* The field is called `name` (REQ B38). */}
      <SearchBox name="name" label={search.label} submit={search.submit} onSearch={(wanted) => void find(wanted)} />
      <p role="status" className="mt-3 empty:hidden">
        {words === undefined ? '' : announcement(words)}
      </p>
      {found.length > 0 && (
        <ul role="list" className="mt-2">
          {found.map(({ path, title }) => (
            <li key={path}>
              <Link to={path} variant="line">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function announcement(wanted: string) {
    if (failed) return search.failed;
    if (!posts) return search.waiting;
    return wanted ? search.found(found.length, wanted) : search.all(found.length);
  }
}

const searchEntry = ({ slug, title, excerpt, headings, category, tags }: Searchable) => ({
  path: postAddress(slug),
  title,
  description: excerpt,
  words: [...headings, category, ...tags].join(' '),
});

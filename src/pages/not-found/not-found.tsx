// The 404 page: a link to the home page and a search over the main pages.
import { useState } from 'react';

import { notFound, searchWords } from '#content/words/not-found.ts';
import { routes } from '#routes.ts';
import { EveningLand } from '#ui/drawing/evening-land.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';

import { searchEntries } from '#ui/control/search-entries.ts';
import { Head } from '#pages/page.tsx';

const mainPages = routes
  .filter(({ group }) => group === 'main')
  .map(({ path, title, description }) => ({ path, title, description, words: searchWords[path] }));

export function NotFound() {
  const [words, setWords] = useState('');
  const found = searchEntries(mainPages, words);
  return (
    <>
      <Head path="/error-404" />
      <div className="night relative overflow-hidden">
        <div className="wrap relative z-10 pt-16">
          <h1 className="text-hero">{notFound.title}</h1>
          <p className="mt-5 text-lead">{notFound.message}</p>
          <div className="mt-8 mb-10">
            <Link to="/" button="lit">
              <Icon name="house-line" />
              {notFound.home}
            </Link>
          </div>
          <SearchBox
            name="search"
            label={notFound.search.label}
            submit={notFound.search.submit}
            button="night"
            onSearch={setWords}
          />
          <h2 className="mt-10 text-3">{notFound.pages}</h2>
          <p role="status" className="mt-2">
            {words ? notFound.found(found.length, words) : notFound.all(found.length)}
          </p>
          {found.length > 0 && (
            <ul role="list" className="mt-4 grid gap-x-8 gap-y-4 tablet:grid-cols-2 wide:grid-cols-3">
              {found.map(({ path, title, description }) => (
                <li key={path}>
                  <Link to={path} variant="line">
                    {title}
                  </Link>
                  <p className="text-night-soft">{description}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="evening-foot relative mt-8 wide:mt-0">
          <EveningLand scene="snow" />
        </div>
      </div>
    </>
  );
}

// The 404 page: a link to the home page and a search over the main pages.
import { notFoundLang, notFoundTitle } from '#content/site/words/not-found.ts';
import { notFound } from '#content/words/not-found.ts';
import { routes } from '#routes.ts';
import { EveningLand } from '#ui/drawing/evening-land.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';
import { Head } from '#pages/page.tsx';
import { SearchResults } from '#pages/shared-search/search-results.tsx';
import { useSearch } from '#pages/shared-search/use-search.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

import { Snow } from './snow.tsx';

const mainPages = routes.filter(({ group }) => group === 'main');

export function NotFound() {
  const { answer, ...handlers } = useSearch(['question', 'page'], { most: 6 });
  return (
    <>
      <Head path="/error-404" />
      <div className="relative overflow-hidden night">
        <div className="relative z-10 wrap pt-16">
          <PageHead
            title={notFoundLang ? <InLanguage lang={notFoundLang}>{notFoundTitle}</InLanguage> : notFoundTitle}
          />
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
            {...handlers}
          />
          <SearchResults answer={answer} thing="answer" variant="night" />
          {!answer && (
            <>
              <h2 className="mt-10 text-3">{notFound.pages}</h2>
              <ul role="list" className="mt-4 grid gap-x-8 gap-y-4 tablet:grid-cols-2 wide:grid-cols-3">
                {mainPages.map(({ path, title, lang, description }) => (
                  <li key={path} {...lang}>
                    <Link to={path} variant="line">
                      {title}
                    </Link>
                    <p className="text-night-soft">{description}</p>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="evening-foot relative mt-8 wide:mt-0">
          <EveningLand>
            <Snow />
          </EveningLand>
        </div>
      </div>
    </>
  );
}

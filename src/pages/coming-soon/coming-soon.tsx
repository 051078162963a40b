// /coming-soon: an announcement, a countdown to it, and a search over the main pages.
import { useState } from 'react';

import { comingSoon } from '#content/words/coming-soon.ts';
import { searchWords } from '#content/words/not-found.ts';
import { pictureOf } from '#content/rules/picture-of.ts';
import { routes } from '#routes.ts';
import { Bow } from '#ui/drawing/bow.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';
import type { CountdownWords } from '#ui/motion/countdown.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { searchEntries } from '#ui/control/search-entries.ts';
import { SearchBox } from '#ui/control/search-box.tsx';
import { Head } from '#pages/page.tsx';

const OpeningCountdown = lazyPart<{ words: CountdownWords }>(async () => ({
  default: (await import('./opening-countdown.tsx')).OpeningCountdown,
}));

const mainPages = routes
  .filter(({ group }) => group === 'main')
  .map(({ path, title, description }) => ({ path, title, description, words: searchWords[path] }));

export function ComingSoon() {
  const [words, setWords] = useState('');
  const found = words ? searchEntries(mainPages, words) : [];
  const { title, lead, picture, countdown, search, results } = comingSoon;
  return (
    <>
      <Head path="/coming-soon" />
      <div className="overflow-hidden bg-stage pt-10 tablet:pt-16">
        <div className="wrap grid grid-cols-1 gap-x-12 gap-y-10 wide:grid-cols-12">
          <div className="wide:col-span-7">
            <h1 className="text-hero">{title}</h1>
            <p className="mt-5 max-w-lead text-lead">{lead}</p>
          </div>
          <div className="wide:col-span-5 wide:row-span-2">
            <div className="rounded-card bg-surface p-6 tablet:p-8">
              <SearchBox {...search} name="search" onSearch={setWords} />
              <p role="status" className="mt-4 empty:hidden">
                {words && comingSoon.found(found.length, words)}
              </p>
              {found.length > 0 && (
                <ul role="list" aria-label={results}>
                  {found.map(({ path, title: page }) => (
                    <li key={path}>
                      <Link to={path} variant="line">
                        {page}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
          <div className="wide:col-span-7">
            <Part>
              <OpeningCountdown words={countdown} />
            </Part>
          </div>
        </div>
        <div className="rising-bow mx-auto mt-10 overflow-hidden">
          <Bow>
            <Picture
              picture={pictureOf(picture)}
              alt={picture.alt}
              sizes="(min-width: 60rem) 36rem, 90vw"
              priority="hero"
            />
          </Bow>
        </div>
      </div>
    </>
  );
}

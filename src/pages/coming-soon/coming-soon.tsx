// /coming-soon: an announcement, a countdown to it, and a search over the site.
import { comingSoon } from '#content/words/coming-soon.ts';
import { pictureOf } from '#content/rules/picture-of.ts';
import { Bow } from '#ui/drawing/bow.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';
import type { CountdownWords } from '#ui/motion/countdown.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';
import { Head } from '#pages/page.tsx';
import { SearchResults } from '#pages/search/search-results.tsx';
import { useSearch } from '#pages/search/use-search.ts';

const OpeningCountdown = lazyPart<{ words: CountdownWords }>(async () => ({
  default: (await import('./opening-countdown.tsx')).OpeningCountdown,
}));

export function ComingSoon() {
  const { answer, ...handlers } = useSearch(['question', 'page', 'post', 'term'], { most: 6 });
  const { title, lead, picture, countdown, search } = comingSoon;
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
              <SearchBox {...search} name="search" {...handlers} />
              <SearchResults answer={answer} thing="answer" variant="column" />
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

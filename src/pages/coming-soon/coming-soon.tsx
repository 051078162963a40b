// /coming-soon: an announcement, a countdown to it, and a search over the site.
import { comingSoon } from '#content/words/coming-soon.ts';
import { announcement } from '#content/site/words/coming-soon.ts';
import { provider } from '#content/site/provider.ts';
import { Bow } from '#ui/drawing/bow.tsx';
import { NextMonthCountdown } from '#ui/motion/next-month-countdown.tsx';
import { Part } from '#runtime/part.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';
import { Head } from '#pages/page.tsx';
import { SearchResults } from '#pages/shared-search/search-results.tsx';
import { useSearch } from '#pages/shared-search/use-search.ts';
import { PageHead } from '#ui/layout/page-head.tsx';

export function ComingSoon() {
  const { answer, ...handlers } = useSearch(['question', 'page', 'post', 'term'], { most: 6 });
  const { lang, title, lead, before, until, over, picture } = announcement;
  const { countdown, search } = comingSoon;
  return (
    <>
      <Head path="/coming-soon" />
      <div className="overflow-clip bg-stage">
        <div className="wrap grid grid-cols-1 gap-x-12 gap-y-10 pt-10 tablet:pt-16 wide:grid-cols-2 wide:items-end">
          <div className="min-w-0">
            <PageHead
              title={<InLanguage lang={lang}>{title}</InLanguage>}
              lead={<InLanguage lang={lang}>{lead}</InLanguage>}
            />
            <div className="mt-5">
              <Part>
                <NextMonthCountdown
                  offset={provider.utcOffset}
                  words={{ ...countdown, before, until, over }}
                  lang={lang}
                />
              </Part>
            </div>
          </div>
          <div className="standing-bow">
            <Bow>
              <Picture picture={picture} sizes="(min-width: 60rem) 44rem, 90vw" priority="hero" />
            </Bow>
          </div>
        </div>
        <Board />
        <div className="bg-paper-2 py-12">
          <div className="wrap">
            <SearchBox {...search} name="search" {...handlers} />
            <SearchResults answer={answer} thing="answer" variant="columns" />
          </div>
        </div>
      </div>
    </>
  );
}

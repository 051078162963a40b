// The head of a list of posts, with a drawing of a mailbox on its lower edge.
import { newsHead, newsLang } from '#content/site/words/news.ts';
import { newsWords } from '#content/words/news.ts';
import { Link } from '#ui/navigation/link.tsx';
import { Sketch } from '#ui/drawing/sketch.tsx';
import type { Path } from '#routes.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

interface NewsHeadProps {
  /** The tag or category that filters the list. */
  about: string | undefined;
  page: number;
  count: number;
  /** Path of the list without a filter. */
  path: Path;
}

export function NewsHead({ about, page, count, path }: NewsHeadProps) {
  return (
    <div className="overflow-hidden bg-rosehip-tint pt-10 tablet:pt-16">
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-6 tablet:grid-cols-12">
        <div className="tablet:col-span-8 tablet:pb-16">
          <PageHead
            title={about ? newsWords.about(about) : <InLanguage lang={newsLang}>{newsHead.title}</InLanguage>}
            further={page > 1 && newsWords.page(page)}
            lead={!about && <InLanguage lang={newsLang}>{newsHead.lead}</InLanguage>}
          />
          {about && (
            <p className="mt-5 text-lead">
              <span>{newsWords.count(count)}.</span> <Link to={path}>{newsWords.all}</Link>
            </p>
          )}
        </div>
        <div className="tablet:col-span-4 tablet:justify-self-end">
          <Sketch source="/drawings/mailbox.svg" size="head" />
        </div>
      </div>
    </div>
  );
}

// The head of the contact page: title and lead beside a picture of the place, and on a board the ways to reach us.
import { FactsLine } from '#pages/shared-facts/facts-line.tsx';
import { Board } from '#ui/layout/board.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { contactLang, head } from '#content/site/words/contact.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { Ways } from './ways.tsx';

export function ContactHead() {
  return (
    <div className="bg-spruce-tint pt-10 wide:pt-16">
      <div className="wrap grid gap-x-8 gap-y-8 tablet:grid-cols-2 tablet:gap-y-16">
        <div className={`self-center ${head.picture ? '' : 'tablet:col-span-full'}`}>
          <PageHead
            title={contactLang ? <InLanguage lang={contactLang}>{head.title}</InLanguage> : head.title}
            lead={contactLang ? <InLanguage lang={contactLang}>{head.lead}</InLanguage> : head.lead}
          />
          <FactsLine />
        </div>
        {/* Phones have the ways in their first window, and it stands on the board below them. */}
        {head.picture && (
          <div className="max-tablet:order-last tablet:self-end tablet:border-b-plank tablet:border-wood tablet:px-4 tablet:shadow-plank">
            <ShapedPicture
              picture={head.picture}
              shape="arch"
              proportion="broad"
              sizes="(min-width: 75rem) 34rem, (min-width: 40rem) 46vw, 92vw"
            />
          </div>
        )}
        <Ways />
      </div>
      <Board />
    </div>
  );
}

// What we offer, as toy blocks on boards.
import { offerBlocks } from './offer-blocks.ts';
import { offers } from '#content/site/offers.ts';
import { homeLang, offersWords } from '#content/site/words/home.ts';
import { Band } from '#ui/layout/band.tsx';
import { Block, type BlockShape } from '#ui/layout/block.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';

/** Four stand in one row, because a second one would have a hole. */
const columns = offers.length === 4 ? 'wide:grid-cols-4' : 'wide:grid-cols-3';
const shapes: readonly BlockShape[] = ['arch', 'roof', 'hill', 'cube', 'arch', 'roof'];

export function LandingOffers() {
  return (
    <Band ground="wheat">
      <div className="wrap">
        <SectionHead
          id="offers"
          title={homeLang ? <InLanguage lang={homeLang}>{offersWords.title}</InLanguage> : offersWords.title}
        >
          <p className="text-lead" {...homeLang}>
            {offersWords.lead}
          </p>
        </SectionHead>
        {/* Every block has its part of the board below it, so that each row is on a board of its own. */}
        <ul role="list" className={`grid grid-cols-figures gap-y-8 phone:grid-cols-2 ${columns}`}>
          {offers.map(({ title, lang, text, drawing }, index) => (
            <li key={title} className="flex items-end border-b-plank border-wood px-1 shadow-plank phone:px-2">
              <Block shape={shapes[index % shapes.length]!} {...offerBlocks[drawing]}>
                <h3 {...lang}>{title}</h3>
                <p {...lang}>{text}</p>
              </Block>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

// What We Offer: six compartments of a shelf, each with a picture or a drawing above its text.
import { offers } from '#content/site/offers.ts';
import { homeLang, offersWords } from '#content/site/words/home.ts';
import { hasDrawnOffers, hasForeignOffers } from '#content/values/lists.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Picture } from '#ui/media/picture.tsx';

/** The walls behind the drawings, in this order. */
const walls = [
  ...(['rosehip', 'canola', 'spruce', 'saskatoon', 'chinook'] as const).map((family) => familyClasses[family].tint),
  'bg-paper-2',
];

const niche = 'aspect-2/1 border-b-8 border-wood-deep print:hidden';

export function Offers() {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={homeLang ? <span {...homeLang}>{offersWords.title}</span> : offersWords.title}>
          <p className="text-lead text-ink-soft" {...homeLang}>
            {offersWords.lead}
          </p>
        </SectionHead>
        <ul
          role="list"
          className="grid gap-2 rounded-panel bg-wood p-2 tablet:grid-cols-2 tablet:gap-4 tablet:p-4 wide:grid-cols-3 forced-colors:border-2"
        >
          {offers.map(({ title, text, drawing, picture }, index) => (
            <li key={title} className="bg-surface print:inline! forced-colors:border-2">
              {picture ? (
                <div className={niche}>
                  <Picture picture={picture} sizes="(min-width: 40rem) 24rem, 90vw" />
                </div>
              ) : (
                hasDrawnOffers && (
                  <div className={`${niche} ${walls[index % walls.length]} px-4 pt-4`}>
                    <Drawing name={drawing} size="cubby" />
                  </div>
                )
              )}
              <div className="p-5 tablet:px-6 tablet:pt-6 tablet:pb-8">
                <h3 {...(hasForeignOffers && offers[index]!.lang)}>{title}</h3>
                <p className="mt-2 leading-normal" {...(hasForeignOffers && offers[index]!.lang)}>
                  {text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

// What We Offer: six compartments of a shelf, each with a drawing above its text.
import { offers } from '#content/site/offers.ts';
import { homeLang, offersWords } from '#content/site/words/home.ts';
import { hasForeignOffers } from '#content/values/lists.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';

/** The walls behind the drawings, in this order. */
const walls = [
  ...(['rosehip', 'canola', 'spruce', 'saskatoon', 'chinook'] as const).map((family) => familyClasses[family].tint),
  'bg-paper-2',
];

/** What a compartment's drawing stands in: beside its text on phones, above it on wider screens. */
const niche =
  'grid items-end border-e-4 border-wood-deep px-2 pt-2 tablet:h-48 tablet:border-e-0 tablet:border-b-8 tablet:px-4 tablet:pt-4 tablet:pb-0 print:hidden';

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
          className="grid gap-3 rounded-panel bg-wood p-3 tablet:grid-cols-2 tablet:gap-4 tablet:p-4 wide:grid-cols-3 forced-colors:border-2"
        >
          {offers.map(({ title, text, drawing }, index) => (
            <li
              key={title}
              className="grid grid-cols-3 bg-surface tablet:grid-cols-1 tablet:content-start print:inline! forced-colors:border-2"
            >
              <div className={`${niche} ${walls[index % walls.length]}`}>
                <div className="h-24 w-full tablet:h-full">
                  <Drawing name={drawing} size="cubby" />
                </div>
              </div>
              <div className="col-span-2 p-5 tablet:col-span-1 tablet:px-6 tablet:pt-6 tablet:pb-8">
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

// What We Offer: six compartments of a shelf, each with a drawing above its text.
import { offers, type Offer } from '#content/records/offers.ts';
import { offersWords } from '#content/words/offers.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';

const wallOf = (color: Offer['color']) => (color === 'wheat' ? 'bg-paper-2' : familyClasses[color].tint);

/** What a compartment's drawing stands in: beside its text on phones, above it on wider screens. */
const niche =
  'grid items-center border-e-rim border-wood-deep p-2 tablet:h-48 tablet:items-end tablet:border-e-0 tablet:border-b-board tablet:px-4 tablet:pt-4 tablet:pb-0 print:hidden';

export function Offers() {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={offersWords.title}>
          <p className="text-lead text-ink-soft">{offersWords.lead}</p>
        </SectionHead>
        <ul
          role="list"
          className="grid gap-3 rounded-panel bg-wood p-3 forced-colors:border-2 tablet:grid-cols-2 tablet:gap-4 tablet:p-4 wide:grid-cols-3"
        >
          {offers.map(({ icon, title, desc, color }) => (
            <li
              key={title}
              className="grid grid-cols-2-5 bg-surface forced-colors:border-2 tablet:grid-cols-1 tablet:content-start print:inline!"
            >
              <div className={`${niche} ${wallOf(color)}`}>
                <div className="h-24 w-full tablet:h-full">
                  <Drawing name={icon} size="cubby" />
                </div>
              </div>
              <div className="p-5 tablet:px-6 tablet:pt-6 tablet:pb-8">
                <h3>{title}</h3>
                <p className="mt-2 leading-normal">{desc}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

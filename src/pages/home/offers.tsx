// What We Offer: six compartments of a shelf, each with a drawing above its text.
import { offers, type Offer } from '#content/records/offers.ts';
import { offersWords } from '#content/words/offers.ts';
import { Columns } from '#ui/layout/columns.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';

const wallOf = (color: Offer['color']) => (color === 'wheat' ? 'bg-paper-2' : familyClasses[color].tint);

export function Offers() {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-10">
          <Columns split="7-5" distance="near">
            <h2>{offersWords.title}</h2>
            <p className="text-lead text-ink-soft">{offersWords.lead}</p>
          </Columns>
        </div>
        <ul role="list" className="shelf">
          {offers.map(({ icon, title, desc, color }) => (
            <li key={title} className="cubby">
              <div className={`niche ${wallOf(color)}`}>
                <Drawing name={icon} size="cubby" />
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

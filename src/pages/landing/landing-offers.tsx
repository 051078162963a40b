// What we offer, as six toy blocks on two boards.
import { offerBlocks } from '#content/words/landing-parts.ts';
import { offers } from '#content/records/offers.ts';
import { offersWords } from '#content/words/offers.ts';
import { Band } from '#ui/layout/band.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { Block, type BlockShape } from '#ui/layout/block.tsx';

const shapes: readonly BlockShape[] = ['arch', 'roof', 'hill', 'cube', 'arch', 'roof'];

export function LandingOffers() {
  return (
    <Band ground="wheat">
      <div className="wrap">
        <div className="mb-10">
          <Columns split="7-5" distance="near">
            <h2 id="offers">{offersWords.title}</h2>
            <p className="text-lead">{offersWords.lead}</p>
          </Columns>
        </div>
        <ul role="list" className="offer-blocks">
          {offers.map(({ icon, title, desc }, index) => (
            <li key={title} className="flex items-end">
              <Block shape={shapes[index % shapes.length]!} {...offerBlocks[icon]}>
                <h3>{title}</h3>
                <p>{desc}</p>
              </Block>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

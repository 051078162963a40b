// What we offer, as six toy blocks on two boards.
import { offerBlocks } from '#content/words/landing-parts.ts';
import { offers } from '#content/records/offers.ts';
import { offersWords } from '#content/words/offers.ts';
import { Block, type BlockShape } from '#ui/layout/block.tsx';

const shapes: readonly BlockShape[] = ['arch', 'roof', 'hill', 'cube', 'arch', 'roof'];

export function LandingOffers() {
  return (
    <section className="band bg-paper-2">
      <div className="wrap">
        <div className="landing-head">
          <h2 id="offers">{offersWords.title}</h2>
          <p className="text-lead">{offersWords.lead}</p>
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
    </section>
  );
}

// Swatches with their measured contrast: text and border colours by use, the five colour families, and the footer's colours.
import { colours } from '#content/words/design-system.ts';
import { Board } from '#ui/layout/board.tsx';
import { Swatch, type SwatchPair } from './swatch.tsx';

import { SampleGroup } from './sample-group.tsx';

const { texts, edges, families, night, sample } = colours;
const schemeNames = { ...colours.schemes, always: colours.always };

type Family = (typeof families.names)[number]['family'];

/** The swatches of a colour family, from the strongest tone to the lightest. */
const tones = [
  { tone: 'mid', front: () => 'night-ink' as const, ground: 'mid' },
  { tone: 'deep', front: (family: Family) => `${family}-deep` as const, ground: 'tint' },
  { tone: 'tint', front: () => 'ink' as const, ground: 'tint' },
] as const;

export function Colours() {
  return (
    <SampleGroup id="colour" title={colours.title} lead={colours.lead} ground="paper">
      <h3 className="mt-12">{texts.title}</h3>
      <Swatches pairs={texts.pairs} words={sample} />
      <h3 className="mt-12">{edges.title}</h3>
      <Swatches pairs={edges.pairs} />
      <h3 className="mt-12">{families.title}</h3>
      <p className="mt-2">{families.text}</p>
      <ul role="list" className="mt-6 grid gap-y-10 wide:grid-cols-5 wide:gap-y-5">
        {families.names.map(({ family, title }) => (
          <li
            key={family}
            className="grid gap-5 tablet:grid-cols-3 wide:row-span-5 wide:grid-cols-1 wide:grid-rows-subgrid"
          >
            <h4 className="col-span-full">{title}</h4>
            {tones.map(({ tone, front, ground }) => (
              <div key={tone} className="tablet:pe-3">
                <Swatch
                  front={front(family)}
                  ground={`${family}-${ground}`}
                  use={families.tones[tone]}
                  sample={sample}
                  schemeNames={schemeNames}
                />
              </div>
            ))}
            <div className="col-span-full">
              <Board />
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-12">{night.title}</h3>
      <Swatches pairs={night.pairs} words={sample} />
    </SampleGroup>
  );
}

function Swatches({ pairs, words }: { pairs: readonly SwatchPair[]; words?: string }) {
  return (
    <ul role="list" className="mt-6 grid gap-x-6 gap-y-8 tablet:grid-cols-2 wide:grid-cols-3 desktop:grid-cols-4">
      {pairs.map((pair) => (
        <li key={pair.use}>
          <Swatch {...pair} {...(words && { sample: words })} schemeNames={schemeNames} />
        </li>
      ))}
    </ul>
  );
}

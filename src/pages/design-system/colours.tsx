// Swatches with their measured contrast: text and border colours by use, the five colour families, and the footer's colours.
import { colours } from '#content/words/design-system.ts';
import { Board } from '#ui/layout/board.tsx';
import { Swatch } from './swatch.tsx';

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
      <ul role="list" className="swatches">
        {texts.pairs.map((pair) => (
          <li key={pair.use}>
            <Swatch {...pair} sample={sample} schemeNames={schemeNames} />
          </li>
        ))}
      </ul>
      <h3 className="mt-12">{edges.title}</h3>
      <ul role="list" className="swatches">
        {edges.pairs.map((pair) => (
          <li key={pair.use}>
            <Swatch {...pair} schemeNames={schemeNames} />
          </li>
        ))}
      </ul>
      <h3 className="mt-12">{families.title}</h3>
      <p className="mt-2">{families.text}</p>
      <ul role="list" className="fans">
        {families.names.map(({ family, title }) => (
          <li key={family} className="fan">
            <h4>{title}</h4>
            {tones.map(({ tone, front, ground }) => (
              <Swatch
                key={tone}
                front={front(family)}
                ground={`${family}-${ground}`}
                use={families.tones[tone]}
                sample={sample}
                schemeNames={schemeNames}
              />
            ))}
            <Board />
          </li>
        ))}
      </ul>
      <h3 className="mt-12">{night.title}</h3>
      <ul role="list" className="swatches">
        {night.pairs.map((pair) => (
          <li key={pair.use}>
            <Swatch {...pair} sample={sample} schemeNames={schemeNames} />
          </li>
        ))}
      </ul>
    </SampleGroup>
  );
}

// Four figures that count up, as beads on a string, blocks of rising height or cubes. Sample figures are marked as samples.
import { landingLang } from '#content/site/words/landing.ts';
import { figures as written, landingPartsLang } from '#content/site/words/landing-parts.ts';
import type { Story } from './story.ts';
import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from './landing-layouts.ts';
import { Band, type BandGround } from '#ui/layout/band.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { FigureList } from '#ui/layout/figure-list.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Counter } from '#ui/motion/counter.tsx';

const families = ['rosehip', 'canola', 'spruce', 'chinook'] as const;
const figures = written.map((figure, index) => ({ ...figure, family: families[index % families.length]! }));

const grounds: Record<PartVariant<'figures'>, BandGround> = { beads: 'paper', numerals: 'saskatoon', cubes: 'wheat' };

export function LandingFigures({ variant, story }: { variant: PartVariant<'figures'>; story: Story }) {
  return (
    <Band ground={grounds[variant]}>
      <div className="wrap">
        <SectionHead id="figures" title={<InLanguage lang={landingLang}>{story.figures}</InLanguage>}>
          {figures.some(({ sample }) => sample) && <p className="text-ink-soft">{landingWords.sampleFigures}</p>}
        </SectionHead>
        {variant === 'numerals' ? (
          <Numerals />
        ) : (
          <FigureList variant={variant} figures={figures} lang={landingPartsLang} />
        )}
      </div>
    </Band>
  );
}

/** Heights of the blocks, each higher than the one before. */
const heights = ['aspect-2/1', 'aspect-3/2', 'aspect-6/5', 'aspect-square'] as const;

/** Blocks on one board. In the document the label comes before its figure, for screen readers; on screen the figure is on top. */
function Numerals() {
  return (
    <dl className="grid grid-cols-2 gap-y-8 wide:grid-cols-4" {...landingPartsLang}>
      {figures.map(({ text, value, suffix = '', family }, index) => (
        <div key={text} className="row-span-2 grid grid-rows-subgrid gap-y-5 text-center">
          <dt className="row-start-2 mx-auto max-w-aside px-3 leading-snug font-semibold">{text}</dt>
          <dd className="row-start-1 self-end border-b-plank border-wood font-display text-1 text-night-ink shadow-plank">
            <div
              className={`grid content-end pb-4 edged ${heights[index % heights.length]} ${familyClasses[family].ground}`}
            >
              <Counter value={value} suffix={suffix} />
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}

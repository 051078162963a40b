// Four figures that count up, as beads on a string, large numerals or cubes. Sample figures are marked as samples.
import { figures } from '#content/site/words/landing-parts.ts';
import type { Story } from '#content/site/words/landing.ts';
import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from '#content/layouts/landing.ts';
import { Band, type BandGround } from '#ui/layout/band.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { FigureList } from '#ui/layout/figure-list.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Counter } from '#ui/motion/counter.tsx';

const grounds: Record<PartVariant<'figures'>, BandGround> = { beads: 'paper', numerals: 'saskatoon', cubes: 'wheat' };

export function LandingFigures({ variant, story }: { variant: PartVariant<'figures'>; story: Story }) {
  return (
    <Band ground={grounds[variant]}>
      <div className="wrap">
        <SectionHead id="figures" title={story.figures}>
          {figures.some(({ sample }) => sample) && <p className="text-ink-soft">{landingWords.sampleFigures}</p>}
        </SectionHead>
        {variant === 'numerals' ? <Numerals /> : <FigureList variant={variant} figures={figures} />}
      </div>
    </Band>
  );
}

/** In the document the label comes before its figure, for screen readers; on screen the figure is on top. */
function Numerals() {
  return (
    <dl className="grid gap-x-12 gap-y-10 tablet:grid-cols-2">
      {figures.map(({ text, value, suffix = '', family }) => (
        <div
          key={text}
          className={`flex flex-col-reverse justify-end gap-3 border-t-8 pt-5 more-contrast:border-ink ${familyClasses[family].border}`}
        >
          <dt className="max-w-lead font-semibold">{text}</dt>
          <dd className="font-display text-hero">
            <Counter value={value} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

// Four figures that count up, as beads on a string, large numerals or cubes. Sample figures are marked as samples.
import { figures } from '#content/words/landing-parts.ts';
import { landingWords, type Story } from '#content/words/landing.ts';
import type { PartLook } from '#content/layouts/landing.ts';
import { Band, type BandGround } from '#ui/layout/band.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { Counter } from '#ui/motion/counter.tsx';
import { FigureList } from '#ui/layout/figure-list.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';

const grounds: Record<PartLook<'figures'>, BandGround> = { beads: 'paper', numerals: 'saskatoon', cubes: 'wheat' };

export function LandingFigures({ look, story }: { look: PartLook<'figures'>; story: Story }) {
  return (
    <Band ground={grounds[look]}>
      <div className="wrap">
        <div className="mb-10">
          <Columns split="7-5" distance="near">
            <h2 id="figures">{story.figures}</h2>
            {figures.some(({ sample }) => sample) && <p className="text-ink-soft">{landingWords.sampleFigures}</p>}
          </Columns>
        </div>
        {look === 'numerals' ? <Numerals /> : <FigureList variant={look} figures={figures} />}
      </div>
    </Band>
  );
}

/** In the document the label comes before its figure, for screen readers; on screen the figure is on top. */
function Numerals() {
  return (
    <dl className="numerals">
      {figures.map(({ text, value, suffix = '', family }) => (
        <div
          key={text}
          className={`flex flex-col-reverse justify-end gap-3 pt-5 border-t-board more-contrast:border-ink ${familyClasses[family].border}`}
        >
          <dt className="max-w-lead font-semibold">{text}</dt>
          <dd className="landing-numeral">
            <Counter value={value} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

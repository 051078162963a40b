// The enrichment and focus sections: what happens each week, and what the educators look at first.
import { enrichment, focus } from '#content/words/landing-parts.ts';
import type { PartLook } from '#content/layouts/landing.ts';
import { Band } from '#ui/layout/band.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';

import { familyClasses } from '#ui/layout/family-classes.ts';

export function LandingEnrichment({ look }: { look: PartLook<'enrichment'> }) {
  return look === 'arch' ? <Week /> : <Sunrise />;
}

export function LandingFocus({ look }: { look: PartLook<'focus'> }) {
  return look === 'rules' ? <RuledList /> : <RoofPicture />;
}

const Head = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <>
    <h2 id={id}>{title}</h2>
    <p className="mt-5 max-w-lead text-lead">{text}</p>
  </>
);

/** The week as a list, beside a picture in an arch on the section's lower edge. */
function Week() {
  const { title, text, shot, points } = enrichment;
  return (
    <Band ground="spruce" foot="board">
      <div className="wrap idea-columns">
        <div className="wide:pb-section">
          <Head id="enrichment" title={title} text={text} />
          <ul role="list" className="mt-8 grid gap-5">
            {points.map(({ title: day, text: line, icon, family }) => (
              <li key={day} className="flex items-center gap-4">
                <span
                  className={`cube edged grid size-button shrink-0 place-content-center ${familyClasses[family].ground}`}
                >
                  <Icon name={icon} />
                </span>
                <p>
                  <strong className="block">{day}</strong> {line}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className="idea-arch">
          <ShapedPicture
            {...shot}
            shape="arch"
            proportion="tall"
            ring="canola"
            sizes="(min-width: 60rem) 34rem, 92vw"
          />
        </div>
      </div>
    </Band>
  );
}

/** A round picture that rises like a sun between the text and the week, which is one strip of cards below. */
function Sunrise() {
  const { title, text, shot, points } = enrichment;
  return (
    <Band ground="canola">
      <div className="wrap">
        <div className="idea-sun">
          <div>
            <Head id="enrichment" title={title} text={text} />
          </div>
          <ShapedPicture
            {...shot}
            shape="disc"
            proportion="square"
            ring="rosehip"
            sizes="(min-width: 60rem) 26rem, 60vw"
          />
        </div>
        <ul role="list" className="idea-strip">
          {points.map(({ title: day, text: line, icon }) => (
            <li key={day} className="grid content-start gap-2 p-6">
              <Icon name={icon} size="block" />
              <h3>{day}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function RuledList() {
  const { title, text, points } = focus;
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-10">
          <Columns split="7-5" distance="near">
            <h2 id="focus">{title}</h2>
            <p className="text-lead">{text}</p>
          </Columns>
        </div>
        <ul role="list" className="grid gap-x-12 gap-y-10 tablet:grid-cols-3">
          {points.map(({ title: where, text: line, family }) => (
            <li key={where} className={`pt-5 border-t-board more-contrast:border-ink ${familyClasses[family].border}`}>
              <h3 className="text-2">{where}</h3>
              <p className="mt-3">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RoofPicture() {
  const { title, text, shot, points } = focus;
  return (
    <Band ground="spruce" foot="board">
      <div className="wrap idea-roof">
        <div className="wide:pb-section">
          <Head id="focus" title={title} text={text} />
          <ul role="list" className="mt-8">
            {points.map(({ title: where, text: line }) => (
              <li key={where} className="border-t-2 border-line-strong py-5">
                <h3>{where}</h3>
                <p className="mt-1">{line}</p>
              </li>
            ))}
          </ul>
        </div>
        <ShapedPicture {...shot} shape="roof" proportion="tall" sizes="(min-width: 60rem) 30rem, 92vw" />
      </div>
    </Band>
  );
}

// The enrichment and focus sections: what happens each week, and what the educators look at first.
import { enrichment, focus, landingPartsLang as lang } from '#content/site/words/landing-parts.ts';
import type { PartVariant } from './landing-layouts.ts';
import { Band } from '#ui/layout/band.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { ShapedPicture } from '#ui/media/shaped-picture.tsx';
import { Lead } from '#ui/layout/lead.tsx';

/** The colours of the points, repeated in this order. */
const days = ['saskatoon', 'spruce', 'canola', 'rosehip'] as const;
const places = ['rosehip', 'chinook', 'saskatoon'] as const;

export function LandingEnrichment({ variant }: { variant: PartVariant<'enrichment'> }) {
  return variant === 'list' ? <Week /> : <WeekInColumns />;
}

export function LandingFocus({ variant }: { variant: PartVariant<'focus'> }) {
  return variant === 'rules' ? <RuledList /> : <HillPicture />;
}

const Head = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <>
    <h2 id={id} {...lang}>
      {title}
    </h2>
    <Lead>
      <InLanguage lang={lang}>{text}</InLanguage>
    </Lead>
  </>
);

/** The week as a list, beside a wide picture on the section's lower edge. */
function Week() {
  const { title, text, picture, points } = enrichment;
  return (
    <Band ground="spruce" foot="board">
      <div className="wrap">
        <Columns split="5-7" distance="far">
          <div className="wide:pb-section">
            <Head id="enrichment" title={title} text={text} />
            <ul role="list" className="mt-8 grid gap-5" {...lang}>
              {points.map(({ title: day, text: line, icon }, index) => (
                <li key={day} className="flex items-center gap-4">
                  <span
                    className={`grid size-button shrink-0 place-content-center cube edged ${familyClasses[days[index % days.length]!].ground}`}
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
          <div className="wide:self-end">
            <ShapedPicture
              picture={picture}
              shape="hill"
              proportion="broad"
              ring="canola"
              sizes="(min-width: 60rem) 40rem, 92vw"
            />
          </div>
        </Columns>
      </div>
    </Band>
  );
}

/** The week in two columns, beside a whole picture on the section's lower edge. */
function WeekInColumns() {
  const { title, text, picture, points } = enrichment;
  return (
    <Band ground="canola" foot="board">
      <div className="wrap">
        <Columns split="5-7" distance="far">
          <div className="wide:pb-section">
            <Head id="enrichment" title={title} text={text} />
            <ul role="list" className="mt-8 grid gap-x-8 gap-y-6 phone:grid-cols-2" {...lang}>
              {points.map(({ title: day, text: line, icon }) => (
                <li key={day} className="grid content-start gap-1">
                  <Icon name={icon} size="block" />
                  <h3>{day}</h3>
                  <p>{line}</p>
                </li>
              ))}
            </ul>
          </div>
          <ShapedPicture
            picture={picture}
            shape="hill"
            proportion="broad"
            ring="rosehip"
            sizes="(min-width: 60rem) 40rem, 92vw"
          />
        </Columns>
      </div>
    </Band>
  );
}

function RuledList() {
  const { title, text, points } = focus;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead id="focus" title={<InLanguage lang={lang}>{title}</InLanguage>}>
          <p className="text-lead" {...lang}>
            {text}
          </p>
        </SectionHead>
        <ul role="list" className="grid gap-x-12 gap-y-10 tablet:grid-cols-3" {...lang}>
          {points.map(({ title: where, text: line }, index) => (
            <li
              key={where}
              className={`border-t-8 pt-5 more-contrast:border-ink ${familyClasses[places[index % places.length]!].border}`}
            >
              <h3 className="text-2">{where}</h3>
              <p className="mt-3">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function HillPicture() {
  const { title, text, picture, points } = focus;
  return (
    <Band ground="spruce" foot="board">
      <div className="wrap">
        <Columns split="5-7" distance="far">
          <div className="wide:pb-section">
            <Head id="focus" title={title} text={text} />
            <ul role="list" className="mt-8" {...lang}>
              {points.map(({ title: where, text: line }) => (
                <li key={where} className="border-t-2 border-line-strong py-5">
                  <h3>{where}</h3>
                  <p className="mt-1">{line}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="mx-auto w-full max-w-card wide:order-first wide:max-w-full">
            <ShapedPicture picture={picture} shape="hill" proportion="broad" sizes="(min-width: 60rem) 30rem, 92vw" />
          </div>
        </Columns>
      </div>
    </Band>
  );
}

// The promotional film: its first frame as one large Play button, beside its text, over the whole width, or beside a list of its scenes.
import type { ReactNode } from 'react';

import { landingLang } from '#content/site/words/landing.ts';
import { mainFilm } from '#content/values/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import type { Story as FullStory } from './story.ts';
import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from './landing-layouts.ts';
import { Band } from '#ui/layout/band.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';
import { Lead } from '#ui/layout/lead.tsx';

type Variant = PartVariant<'film'>;

type Story = FullStory['film'];

const variants: Record<Variant, (story: Story) => ReactNode> = { beside: Beside, wide: Wide, scenes: WithScenes };

export function LandingFilm({ variant, story }: { variant: Variant; story: FullStory }) {
  const Composition = variants[variant];
  return mainFilm && <Composition {...story.film} />;
}

const Film = ({ sizes }: { sizes: string }) =>
  mainFilm && <VideoDialog film={mainFilm} words={filmWords} variant="frame" sizes={sizes} />;

const Words = ({ title, text }: Story) => (
  <div {...landingLang}>
    <h2 id="film">{title}</h2>
    <Lead>{text}</Lead>
  </div>
);

function Beside(story: Story) {
  return (
    <Band ground="wheat">
      <div className="wrap">
        <Columns split="5-7" align="center">
          <Words {...story} />
          <Film sizes="(min-width: 60rem) 42rem, 92vw" />
        </Columns>
      </div>
    </Band>
  );
}

function Wide({ title, text }: Story) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead id="film" title={<InLanguage lang={landingLang}>{title}</InLanguage>}>
          <Lead place="alone">
            <InLanguage lang={landingLang}>{text}</InLanguage>
          </Lead>
        </SectionHead>
        <Film sizes="(min-width: 75rem) 73rem, 92vw" />
      </div>
    </section>
  );
}

function WithScenes(story: Story) {
  return (
    <Band ground="spruce">
      <div className="wrap grid gap-x-16 gap-y-8 wide:grid-cols-7-5">
        <Words {...story} />
        <div className="wide:col-start-1 wide:row-span-2 wide:row-start-1 wide:self-center">
          <Film sizes="(min-width: 60rem) 36rem, 92vw" />
        </div>
        <Scenes />
      </div>
    </Band>
  );
}

/** Four of the film's captions with their times. */
function Scenes() {
  return (
    <div>
      <h3>{landingWords.scenes}</h3>
      <ol role="list" className="mt-3">
        {mainFilm?.transcript.slice(1, 5).map(({ at, caption }) => (
          <li key={at} className="flex items-baseline gap-5 border-t-2 border-line-strong py-3">
            <span className="font-display text-3 text-spruce-deep">{`0:${String(at).padStart(2, '0')}`}</span>
            <span {...mainFilm?.lang}>{caption}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

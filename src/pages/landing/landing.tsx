// The three landing pages: a hero, and below it the layout's sections, whose code is a chunk of its own.
import { stories, type Story } from '#content/words/landing.ts';
import { type LandingLayout, landingLayouts } from '#content/layouts/landing.ts';
import { LandingHero } from './landing-hero.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part, Sections } from '#ui/hydration/part.tsx';

import { withLayout } from '#pages/with-layout.tsx';

export const Landing = withLayout(LandingPage, landingLayouts);

const id = 'parts';

const LandingParts = lazyPart<{ story: Story; parts: LandingLayout['parts'] }>(async () => ({
  default: (await import('./landing-parts.tsx')).LandingParts,
}));

function LandingPage({ story: storyName, hero, parts }: LandingLayout) {
  const story = stories[storyName];
  return (
    <Sections>
      <LandingHero look={hero} story={story} />
      <div id={id}>
        <Part>
          <LandingParts story={story} parts={parts} />
        </Part>
      </div>
    </Sections>
  );
}

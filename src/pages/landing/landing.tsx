// The three landing pages: a hero, and below it the layout's sections, whose code is a chunk of its own.
import { stories } from '#content/site/words/landing.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { getStarted, heroButtons } from '#content/words/landing.ts';
import { landingLayouts } from './landing-layouts.ts';
import { LandingHero } from './landing-hero.tsx';
import { LandingParts } from './landing-parts.tsx';
import { Part } from '#runtime/part.tsx';

import { Page } from '#pages/page.tsx';
import type { RouteOf } from '#routes.ts';

const id = 'parts';

export function Landing({ route: { path, variant } }: { route: RouteOf<'landing'> }) {
  const { story: storyName, hero, parts } = landingLayouts[variant];
  const story = stories[storyName];
  return (
    <Page path={path}>
      <LandingHero
        variant={hero}
        story={story}
        buttons={heroButtons[storyName].map((button) =>
          button === getStarted ? { title: registerSays ?? button.title, to: registerTo } : button,
        )}
      />
      <div id={id}>
        <Part>
          <LandingParts story={story} parts={parts} />
        </Part>
      </div>
    </Page>
  );
}

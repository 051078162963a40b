// The sections of a landing page below its hero, in the order of the layout. Each hydrates by itself.
import type { ReactNode } from 'react';

import { hasTestimonials } from '#content/values/lists.ts';
import { classes, figures } from '#content/site/words/landing-parts.ts';
import type { Story } from './story.ts';
import { landingWords } from '#content/words/landing.ts';
import type { LandingLayout, PartVariant, PartName } from './landing-layouts.ts';
import { LandingCall } from './landing-call.tsx';
import { LandingClasses } from './landing-classes.tsx';
import { LandingFigures } from './landing-figures.tsx';
import { LandingFilm } from './landing-film.tsx';
import { LandingEnrichment, LandingFocus } from './landing-ideas.tsx';
import { LandingNews } from './landing-news.tsx';
import { LandingOffers } from './landing-offers.tsx';
import { LandingSteps } from './landing-steps.tsx';
import { LandingVoices } from './landing-voices.tsx';
import { ScrollToTop } from '#ui/navigation/scroll-to-top.tsx';
import { Part } from '#runtime/part.tsx';
import { routeOf } from '#routes.ts';

import { LandingPosts } from './landing-posts.tsx';

interface PartProps<Name extends PartName> {
  variant: PartVariant<Name>;
  story: Story;
}

const partsByName: { [Name in PartName]: (props: PartProps<Name>) => ReactNode } = {
  offers: () => <LandingOffers />,
  figures: ({ variant, story }) => <LandingFigures variant={variant} story={story} />,
  steps: () => <LandingSteps />,
  film: ({ variant, story }) => <LandingFilm variant={variant} story={story} />,
  enrichment: ({ variant }) => <LandingEnrichment variant={variant} />,
  focus: ({ variant }) => <LandingFocus variant={variant} />,
  classes: ({ variant, story }) => <LandingClasses variant={variant} story={story} />,
  voices: ({ variant }) => <LandingVoices variant={variant} />,
  news: ({ variant }) => (
    <LandingNews variant={variant}>
      <LandingPosts variant={variant} />
    </LandingNews>
  ),
  call: ({ variant, story }) => <LandingCall variant={variant} story={story} />,
};

/** Left out: a heading over nothing would promise something, and posts need the pages that show them. */
const empty: { readonly [Name in PartName]?: boolean } = {
  figures: !figures.length,
  classes: !classes.length,
  voices: !hasTestimonials,
  news: !routeOf(landingWords.allNews.to),
};

interface LandingPartsProps {
  story: Story;
  parts: LandingLayout['parts'];
}

export function LandingParts({ story, parts }: LandingPartsProps) {
  const names = Object.keys(parts) as PartName[];
  return (
    <>
      {names
        .filter((name) => !empty[name])
        .map((name) => (
          <Part key={name}>{partOf(name, { variant: parts[name]!, story })}</Part>
        ))}
      <ScrollToTop label={landingWords.up} />
    </>
  );
}

/** The cast is safe: the type of a layout pairs each section only with its own looks (landing-layouts.ts). */
function partOf<Name extends PartName>(name: Name, props: { variant: unknown; story: Story }) {
  return partsByName[name](props as PartProps<Name>);
}

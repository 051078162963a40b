// Our Classes: a heading and the carousel, whose chunk is fetched when the section is near the viewport.
import { landingWords, type Story } from '#content/words/landing.ts';
import type { PartLook } from '#content/layouts/landing.ts';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

const id = 'our-classes';
const heading = 'our-classes-title';

interface LazyCarouselProps {
  labelledBy: string;
  look: PartLook<'classes'>;
}

const LazyCarousel = hydrateOnVisible<LazyCarouselProps>(id, async () => ({
  default: (await import('./classes-carousel.tsx')).ClassesCarousel,
}));

export function LandingClasses({ look, story }: { look: PartLook<'classes'>; story: Story }) {
  return (
    <section id={id} className="py-section">
      <div className="wrap">
        <div className="landing-head">
          <h2 id={heading}>{landingWords.classes}</h2>
          <p className="text-lead">{story.classes}</p>
        </div>
        <Part>
          <LazyCarousel labelledBy={heading} look={look} />
        </Part>
      </div>
    </section>
  );
}

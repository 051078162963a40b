// Our Classes: a heading and the carousel.
import { landingWords, type Story } from '#content/words/landing.ts';
import type { PartLook } from '#content/layouts/landing.ts';
import { Columns } from '#ui/layout/columns.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

const id = 'our-classes';
const heading = 'our-classes-title';

interface LazyCarouselProps {
  labelledBy: string;
  look: PartLook<'classes'>;
}

const LazyCarousel = lazyPart<LazyCarouselProps>(async () => ({
  default: (await import('./classes-carousel.tsx')).ClassesCarousel,
}));

export function LandingClasses({ look, story }: { look: PartLook<'classes'>; story: Story }) {
  return (
    <section id={id} className="py-section">
      <div className="wrap">
        <div className="mb-10">
          <Columns split="7-5" distance="near">
            <h2 id={heading}>{landingWords.classes}</h2>
            <p className="text-lead">{story.classes}</p>
          </Columns>
        </div>
        <Part>
          <LazyCarousel labelledBy={heading} look={look} />
        </Part>
      </div>
    </section>
  );
}

// Our Classes: a heading and the carousel.
import type { Story } from '#content/site/words/landing.ts';
import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from '#content/layouts/landing.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { ClassesCarousel } from './classes-carousel.tsx';
import { Part } from '#runtime/part.tsx';

const id = 'our-classes';
const heading = 'our-classes-title';

export function LandingClasses({ variant, story }: { variant: PartVariant<'classes'>; story: Story }) {
  return (
    <section id={id} className="py-section">
      <div className="wrap">
        <SectionHead id={heading} title={landingWords.classes}>
          <p className="text-lead">{story.classes}</p>
        </SectionHead>
        <Part>
          <ClassesCarousel labelledBy={heading} variant={variant} />
        </Part>
      </div>
    </section>
  );
}

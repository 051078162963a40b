// Our Classes: a heading and the carousel. Samples are marked as samples.
import { landingLang } from '#content/site/words/landing.ts';
import { classes } from '#content/site/words/landing-parts.ts';
import type { Story } from './story.ts';
import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from './landing-layouts.ts';
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
          <div>
            <p className="text-lead" {...landingLang}>
              {story.classes}
            </p>
            {classes.some(({ sample }) => sample) && <p className="mt-3 text-ink-soft">{landingWords.sampleClasses}</p>}
          </div>
        </SectionHead>
        <Part>
          <ClassesCarousel labelledBy={heading} variant={variant} />
        </Part>
      </div>
    </section>
  );
}

// Testimonials: one at a time in a carousel, three columns under thick borders, or three pictures in a row. Samples are marked as samples.
import type { ReactNode } from 'react';

import type { PartLook } from '#content/layouts/landing.ts';
import { testimonials } from '#content/records/testimonials.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Band } from '#ui/layout/band.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

import type { Family } from '#design/families.ts';
import { familyClasses } from '#ui/layout/family-classes.ts';

const id = 'voices';
const heading = 'voices-title';

const LazyCarousel = lazyPart<{ labelledBy: string }>(async () => ({
  default: (await import('#pages/home/voices-carousel.tsx')).VoicesCarousel,
}));

const looks: Record<PartLook<'voices'>, () => ReactNode> = {
  hill: CarouselOnHill,
  rules: RuledColumns,
  street: PictureRow,
};

export function LandingVoices({ look }: { look: PartLook<'voices'> }) {
  const Composition = looks[look];
  return <Composition />;
}

function CarouselOnHill() {
  return (
    <section id={id} className="voices landing-hill">
      <div className="voices-hill">
        <div className="wrap pt-16 wide:pt-24">
          <h2 id={heading} className="font-text text-label">
            {testimonialsWords.title}
          </h2>
          <Part>
            <LazyCarousel labelledBy={heading} />
          </Part>
        </div>
      </div>
    </section>
  );
}

const families: readonly Family[] = ['rosehip', 'spruce', 'saskatoon'];

function RuledColumns() {
  return (
    <section id={id} className="py-section">
      <div className="wrap">
        <h2 id={heading} className="mb-10">
          {testimonialsWords.title}
        </h2>
        <ul role="list" className="grid gap-x-12 gap-y-10 wide:grid-cols-3">
          {testimonials.map(({ text, by, sample }, index) => (
            <li
              key={text}
              className={`pt-5 border-t-board more-contrast:border-ink ${familyClasses[families[index % families.length]!].border}`}
            >
              <figure>
                <blockquote className="font-display text-2">{text}</blockquote>
                <figcaption className="mt-5">
                  {by} {sample && testimonialsWords.sample}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const pictureShapes: readonly ShapedPictureLook[] = [
  { shape: 'arch', proportion: 'tall' },
  { shape: 'roof', proportion: 'square' },
  { shape: 'hill', proportion: 'house' },
];

/** Each picture is lower than the one before it. */
function PictureRow() {
  return (
    <Band id={id} ground="chinook">
      <div className="wrap">
        <h2 id={heading} className="mb-10">
          {testimonialsWords.title}
        </h2>
        <ul role="list" className="voice-street">
          {testimonials.map(({ image, alt, text, by, sample }, index) => (
            <li key={text} className="voice-house">
              <div className="voice-front">
                <ShapedPicture
                  {...pictureShapes[index % pictureShapes.length]!}
                  picture={image}
                  alt={alt}
                  sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 46vw, 92vw"
                />
              </div>
              <figure>
                <blockquote className="font-display text-3">{text}</blockquote>
                <figcaption className="mt-4">
                  {by} {sample && testimonialsWords.sample}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

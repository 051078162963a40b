// What families say: one voice at a time on a hill, three under thick topBorders, or a street of three houses. Sample words say that they are sample.
import type { ReactNode } from 'react';

import type { PartLook } from '#content/layouts/landing.ts';
import { testimonials, testimonialsWords } from '#content/records/testimonials.ts';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part } from '#ui/hydration/part.tsx';

import { topBorders, type Family } from './colour-classes.ts';

const id = 'voices';
const heading = 'voices-title';

const LazyCarousel = hydrateOnVisible<{ labelledBy: string }>(id, async () => ({
  default: (await import('#pages/home/voices-carousel.tsx')).VoicesCarousel,
}));

const looks: Record<PartLook<'voices'>, () => ReactNode> = { hill: Hill, rules: Rules, street: Street };

export function LandingVoices({ look }: { look: PartLook<'voices'> }) {
  const Shown = looks[look];
  return <Shown />;
}

function Hill() {
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

function Rules() {
  return (
    <section id={id} className="py-section">
      <div className="wrap">
        <h2 id={heading} className="mb-10">
          {testimonialsWords.title}
        </h2>
        <ul role="list" className="grid gap-x-12 gap-y-10 wide:grid-cols-3">
          {testimonials.map(({ text, by, sample }, index) => (
            <li key={text} className={`pt-5 ${topBorders[families[index % families.length]!]}`}>
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

const houses: readonly ShapedPictureLook[] = [
  { shape: 'arch', proportion: 'tall' },
  { shape: 'roof', proportion: 'square' },
  { shape: 'hill', proportion: 'house' },
];

/** The houses have a skyline: each is lower than the one before. */
function Street() {
  return (
    <section id={id} className="band bg-chinook-tint">
      <div className="wrap">
        <h2 id={heading} className="mb-10">
          {testimonialsWords.title}
        </h2>
        <ul role="list" className="voice-street">
          {testimonials.map(({ image, alt, text, by, sample }, index) => (
            <li key={text} className="voice-house">
              <div className="voice-front">
                <ShapedPicture
                  {...houses[index % houses.length]!}
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
    </section>
  );
}

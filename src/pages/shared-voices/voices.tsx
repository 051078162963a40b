// What families say: one testimonial at a time, on a hill as wide as the page.
import { testimonialsWords } from '#content/words/testimonials.ts';
import { VoicesCarousel } from './voices-carousel.tsx';
import { Part } from '#runtime/part.tsx';
import { Hill } from '#ui/layout/hill.tsx';

const anchor = 'voices';

const places = {
  /** Between sections on two grounds. */
  home: { ground: 'bg-linear-to-b from-paper-2 from-50% to-paper to-50%', first: 0 },
  landing: { ground: 'bg-paper', first: 1 },
} as const;

export function Voices({ place }: { place: keyof typeof places }) {
  const heading = 'voices-title';
  const { ground, first } = places[place];
  return (
    <section id={anchor} className={`overflow-clip ${ground}`}>
      <Hill>
        <div className="wrap pt-16 wide:pt-24">
          <h2 id={heading} className="font-text text-label">
            {testimonialsWords.title}
          </h2>
          <Part>
            <VoicesCarousel labelledBy={heading} first={first} />
          </Part>
        </div>
      </Hill>
    </section>
  );
}

// What families say: one testimonial at a time, on a hill as wide as the page.
import { testimonialsWords } from '#content/words/testimonials.ts';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';
import { Hill } from '#ui/layout/hill.tsx';

const anchor = 'voices';

const VoicesCarousel = lazyPart<{ labelledBy: string }>(async () => ({
  default: (await import('./voices-carousel.tsx')).VoicesCarousel,
}));

/** What the sections above and below it stand on. */
const grounds = { home: 'bg-linear-to-b from-paper-2 from-50% to-paper to-50%', landing: 'bg-paper' } as const;

export function Voices({ page }: { page: keyof typeof grounds }) {
  const heading = 'voices-title';
  return (
    <section id={anchor} className={`overflow-clip ${grounds[page]}`}>
      <Hill>
        <div className="wrap pt-16 wide:pt-24">
          <h2 id={heading} className="font-text text-label">
            {testimonialsWords.title}
          </h2>
          <Part>
            <VoicesCarousel labelledBy={heading} />
          </Part>
        </div>
      </Hill>
    </section>
  );
}

// The carousel of testimonials: quote left, picture right. Samples are marked as samples.
import { testimonials } from '#content/site/testimonials.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Carousel } from '#ui/motion/carousel.tsx';
import { Picture } from '#ui/media/picture.tsx';

const arch =
  'overflow-clip rounded-t-full border-x-plank border-t-plank forced-colors:border-2 forced-colors:border-b-0';

interface VoicesCarouselProps {
  labelledBy: string;
  /** Index of the testimonial that is shown first. */
  first: number;
}

export function VoicesCarousel({ labelledBy, first }: VoicesCarouselProps) {
  return (
    <Carousel
      labelledBy={labelledBy}
      view="single"
      layout="within"
      words={testimonialsWords.carousel}
      slides={[...testimonials.slice(first), ...testimonials.slice(0, first)].map(
        ({ picture, text, by, lang, sample }) => ({
          id: text,
          content: (
            <div className="grid h-full gap-x-10 gap-y-8 tablet:grid-cols-7-5 wide:gap-x-16">
              {/* Leaves room for the carousel's controls: beside the arch, on phones above it. */}
              <figure className="pb-24 tablet:self-center tablet:pb-30" {...lang}>
                <blockquote className="mt-4 font-display text-quote text-balance">{text}</blockquote>
                <figcaption className="mt-6">{sample ? `${by} ${testimonialsWords.sample}` : by}</figcaption>
              </figure>
              <div
                className={`${arch} mx-auto aspect-24/25 w-4/5 max-w-aside self-end border-bow-1 tablet:w-full tablet:max-w-full wide:aspect-9/10`}
              >
                <div className={`${arch} h-full border-canola-mid`}>
                  <Picture picture={picture} sizes="(max-width: 60rem) 27rem, 46rem" />
                </div>
              </div>
            </div>
          ),
        }),
      )}
    />
  );
}

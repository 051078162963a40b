// The carousel of testimonials: quote left, picture right. Samples are marked as samples.
import { testimonials } from '#content/records/testimonials.ts';
import { testimonialsWords } from '#content/words/testimonials.ts';
import { Carousel } from '#ui/motion/carousel.tsx';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Picture } from '#ui/media/picture.tsx';

export function VoicesCarousel({ labelledBy }: { labelledBy: string }) {
  return (
    <Carousel
      labelledBy={labelledBy}
      view="single"
      layout="within"
      words={testimonialsWords.carousel}
      slides={testimonials.map(({ image, alt, text, by, sample }) => ({
        id: text,
        content: (
          <div className="voice">
            <figure className="voice-words">
              <blockquote className="voice-quote">{text}</blockquote>
              <figcaption className="mt-6">
                {by} {sample && testimonialsWords.sample}
              </figcaption>
            </figure>
            <div className="voice-picture">
              <FrameShape shape="arch">
                <Picture picture={image} alt={alt} sizes="(max-width: 60rem) 34rem, 42rem" />
              </FrameShape>
            </div>
          </div>
        ),
      }))}
    />
  );
}

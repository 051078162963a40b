// The slides of a landing page's hero: they cross-fade, while the heading and the buttons stay.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import { type HeroSlide, landingWords, type Shot } from '#content/words/landing.ts';
import type { LandingHero as Look } from '#content/layouts/landing.ts';
import { fillWords } from '#ui/fill-words.ts';
import { CarouselControls } from '#ui/motion/carousel-controls.tsx';
import { useSlides } from '#ui/motion/use-slides.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Picture, type PicturePriority } from '#ui/media/picture.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';

/** In ms: time to read a line and look at a picture. */
export const heroInterval = 7000;

interface HeroSlidesProps {
  look: Look;
  slides: readonly HeroSlide[];
}

export function HeroSlides({ look, slides: items }: HeroSlidesProps) {
  const words = landingWords.slides;
  const count = items.length;
  const slides = useSlides({ count, fade: true, every: heroInterval });
  const { viewport, isReady, isInView, autoplay } = slides;
  return (
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.name}
      className="hero-slides"
      {...autoplay?.pauseHandlers}
    >
      <div className="hero-controls">
        <CarouselControls words={words} slides={slides} />
      </div>
      <div ref={viewport} className="hero-view" data-ready={isReady || undefined}>
        <div className="hero-track">
          {items.map((slide, index) => (
            <div
              key={slide.text}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fillWords(words.slideName, { first: index + 1, count })}
              className="hero-slide"
              data-view={isInView(index) ? 'in' : 'out'}
              inert={isReady && !isInView(index)}
            >
              <div className="hero-caption">
                {slide.time && <b className="hero-time">{slide.time}</b>} {slide.text}
              </div>
              <div className="hero-pictures">
                <Pictures look={look} shots={slide.shots} priority={index === 0 ? 'hero' : 'later'} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

interface PicturesProps {
  look: Look;
  shots: readonly [Shot, ...Shot[]];
  priority: PicturePriority;
}

const sizes: Record<Look, string> = {
  hill: '(min-width: 88rem) 88rem, 100vw',
  roof: '(min-width: 60rem) 38rem, 92vw',
  arches: '(min-width: 60rem) 40rem, 46vw',
};
const arches: readonly ShapedPictureLook[] = [
  { shape: 'arch', proportion: 'square', ring: 'rosehip' },
  { shape: 'arch', proportion: 'tall', ring: 'canola' },
  { shape: 'arch', proportion: 'taller', ring: 'spruce' },
  { shape: 'arch', proportion: 'tallest', ring: 'chinook' },
];

function Pictures({ look, shots, priority }: PicturesProps) {
  if (look !== 'arches')
    return (
      <FrameShape shape={look}>
        <Picture {...shots[0]} sizes={sizes[look]} priority={priority} />
      </FrameShape>
    );
  return shots.map((each, index) => (
    <ShapedPicture
      key={each.alt}
      {...each}
      {...arches[index % arches.length]!}
      ringWidth="thin"
      sizes={sizes.arches}
      // Only the tallest arch loads with high priority: it is the largest picture of the first viewport.
      priority={index === arches.length - 1 ? priority : 'later'}
    />
  ));
}

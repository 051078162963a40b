// The slides of a landing page's hero: they cross-fade, while the heading and the buttons stay.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import { landingLang } from '#content/site/words/landing.ts';
import type { Story } from './story.ts';
import { landingWords } from '#content/words/landing.ts';
import type { LandingHero as Variant } from './landing-layouts.ts';
import { fillWords } from '#ui/fill-words.ts';
import { CarouselControls } from '#ui/motion/carousel-controls.tsx';
import { useSlides } from '#ui/motion/use-slides.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Picture, type PicturePriority } from '#ui/media/picture.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';

import { heroVariants } from './hero-variants.ts';

/** In ms: time to read a line and look at a picture. */
export const heroInterval = 7000;

interface HeroSlidesProps {
  variant: Variant;
  slides: Story['slides'];
}

export function HeroSlides({ variant, slides: items }: HeroSlidesProps) {
  const words = landingWords.slides;
  const count = items.length;
  const slides = useSlides({ count, fade: true, every: heroInterval });
  const { viewport, isReady, isInView, autoplay } = slides;
  const { slides: grid, span, columns, caption, controls, pictures } = heroVariants[variant];
  return (
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.name}
      className={`grid min-w-0 ${grid}`}
      {...autoplay?.pauseHandlers}
    >
      <div className={`relative z-1 col-start-1 no-scripts:hidden ${controls}`}>
        <CarouselControls words={words} slides={slides} />
      </div>
      <div
        ref={viewport}
        data-ready={isReady || undefined}
        className={`${rows} with-scripts:col-start-1 with-scripts:row-start-1 ${span}`}
      >
        {/* The slides lie side by side, as Embla's Fade wants them. */}
        <div className={`${rows} with-scripts:row-span-full with-scripts:auto-cols-full with-scripts:grid-flow-col`}>
          {items.map((slide, index) => {
            const state = stateOf({ isReady, isInView: isInView(index) });
            return (
              <div
                key={slide.text}
                role="group"
                aria-roledescription={words.slide}
                aria-label={fillWords(words.slideName, { first: index + 1, count })}
                className={`print:transform-none! print:opacity-100! no-scripts:py-4 with-scripts:row-span-full with-scripts:grid with-scripts:grid-rows-subgrid ${columns} ${states[state].slide}`}
                inert={state === 'out'}
              >
                <div
                  className={`font-display text-3 font-strong tracking-normal text-balance ${caption}`}
                  {...landingLang}
                >
                  {slide.time && (
                    <b className="me-2 inline-block bg-ink px-3 pb-1 whitespace-nowrap text-paper forced-colors:forced-color-adjust-none">
                      {slide.time}
                    </b>
                  )}{' '}
                  <span>{slide.text}</span>
                </div>
                <div className={`${pictures} ${states[state].pictures}`}>
                  <Pictures variant={variant} shots={slide.pictures} priority={index === 0 ? 'hero' : 'later'} />
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A grid that takes over the rows of the one around it; without scripts, no box. */
const rows = 'no-scripts:contents with-scripts:grid with-scripts:grid-rows-subgrid';

/** `waiting` is a slide out of view before Embla is there: it takes its room, and its picture is not loaded. */
const states = {
  in: { slide: '', pictures: '' },
  out: { slide: 'print:hidden!', pictures: '' },
  waiting: { slide: 'with-scripts:invisible print:hidden!', pictures: 'with-scripts:hidden' },
} as const;

function stateOf({ isReady, isInView }: { isReady: boolean; isInView: boolean }): keyof typeof states {
  if (isInView) return 'in';
  return isReady ? 'out' : 'waiting';
}

interface PicturesProps {
  variant: Variant;
  shots: Story['slides'][number]['pictures'];
  priority: PicturePriority;
}

const sizes: Record<Variant, string> = {
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

function Pictures({ variant, shots, priority }: PicturesProps) {
  if (variant !== 'arches')
    return (
      <FrameShape shape={variant}>
        <Picture picture={shots[0]!} sizes={sizes[variant]} priority={priority} />
      </FrameShape>
    );
  return shots.map((each, index) => (
    <ShapedPicture
      key={each.alt}
      picture={each}
      {...arches[index % arches.length]!}
      ringWidth="thin"
      sizes={sizes.arches}
      // Only the tallest arch loads with high priority: it is the largest picture of the first viewport.
      priority={index === arches.length - 1 ? priority : 'later'}
    />
  ));
}

// The hero of a landing page: heading, lead, buttons, and slides that cross-fade. Heading and buttons stay while the slides change.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import { type HeroSlide, landingWords, type Shot, type Story } from '#content/words/landing.ts';
import { films } from '#content/records/films.ts';
import { filmWords } from '#content/words/films.ts';
import type { LandingHero as Look } from '#content/layouts/landing.ts';
import { fillWords } from '#ui/fill-words.ts';
import { CarouselControls } from '#ui/motion/carousel-controls.tsx';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Hills } from '#ui/drawing/hills.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture, type PicturePriority } from '#ui/media/picture.tsx';
import { ShapedPicture, type ShapedPictureLook } from '#ui/media/shaped-picture.tsx';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';

import { useFadingSlides } from './use-fading-slides.ts';

interface LandingHeroProps {
  look: Look;
  story: Story;
}

const looks: Record<Look, { ground: string; inside: string; title: string }> = {
  hill: { ground: 'hero-hill bg-stage', inside: '', title: 'text-hero' },
  roof: { ground: 'hero-roof bg-stage', inside: 'wrap', title: 'text-hero' },
  arches: { ground: 'hero-arches', inside: 'wrap', title: 'hero-giant' },
};

export function LandingHero({ look, story }: LandingHeroProps) {
  const { ground, inside, title } = looks[look];
  return (
    <div className={`landing-hero ${ground}`}>
      {look === 'hill' && (
        <>
          <Hills place="behind" />
          <Hills place="front" />
        </>
      )}
      <div className={`hero-inside ${inside}`}>
        <div className="hero-words">
          <h1 className={title}>{story.title}</h1>
          <p className="hero-lead text-lead">{story.lead}</p>
          <div className="hero-buttons">
            {story.buttons.map((button, index) => (
              <Link key={button.title} to={button.to} button={index === 0 ? 'solid' : 'outline'}>
                {button.title}
              </Link>
            ))}
            <VideoDialog film={films['a-day']} words={filmWords} name={landingWords.watch} look="outline" />
          </div>
        </div>
        <Slides look={look} slides={story.slides} />
      </div>
      {look === 'arches' && <div className="board" />}
    </div>
  );
}

/** All slides share one grid cell, so a slide with more text does not shift the content below. */
function Slides({ look, slides }: { look: Look; slides: readonly HeroSlide[] }) {
  const words = landingWords.slides;
  const count = slides.length;
  const { current, turn, autoplay, hasScripts } = useFadingSlides(count);
  return (
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.name}
      className="hero-slides"
      {...autoplay.pauseHandlers}
    >
      <div className="hero-controls">
        <CarouselControls
          words={words}
          first={current + 1}
          last={current + 1}
          count={count}
          onTurn={turn}
          autoplay={autoplay}
        />
      </div>
      {slides.map((slide, index) => (
        <div
          key={slide.text}
          role="group"
          aria-roledescription={words.slide}
          aria-label={fillWords(words.slideName, { first: index + 1, count })}
          className="hero-slide"
          data-view={index === current ? 'in' : 'out'}
          inert={hasScripts && index !== current}
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

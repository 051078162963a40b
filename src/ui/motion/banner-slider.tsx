// The slider of the home banner: slides cross-fade, loop and rotate automatically. A single slide is plain content without controls.
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import { useEffect, useState, type ReactNode } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { CarouselControls, type CarouselWords } from './carousel-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlidesPerView } from './slides-per-view.ts';

/** Settings of the slider (REQ U1 to U6). `every` is in ms. */
export const bannerSettings = {
  arrows: true,
  effect: 'fade',
  infinite: true,
  autoplay: true,
  every: 7000,
  view: 'banner',
} as const;

interface BannerSliderProps {
  name: string;
  /** Each slide has a text, which comes first, and a picture, which on phones comes after the form. */
  slides: readonly { id: string; words: ReactNode; picture: ReactNode }[];
  words: CarouselWords;
  /** Overlaps the corner of the picture on every slide. */
  badge: ReactNode;
  /** The form beside the slides. */
  children: ReactNode;
}

export function BannerSlider({ name, slides, words, badge, children }: BannerSliderProps) {
  const count = slides.length;
  const shown = Math.max(1, useSlidesPerView(bannerSettings.view, count));
  const [first, setFirst] = useState(0);
  const autoplay = useAutoplay('stop');
  const turns = count > 1;

  const rotating = turns && count > shown && autoplay.running;
  useEffect(() => {
    if (!rotating) return;
    const clock = setInterval(() => setFirst((now) => (now + 1) % count), bannerSettings.every);
    return () => clearInterval(clock);
  }, [rotating, count]);

  if (!turns)
    return (
      <div className="banner-grid">
        <div className="banner-words">{slides[0]?.words}</div>
        <div className="banner-form">{children}</div>
        <div className="banner-picture">
          {slides[0]?.picture}
          {badge}
        </div>
      </div>
    );

  const inView = (index: number) => (index - first + count) % count < shown;
  const half = (part: 'words' | 'picture') =>
    slides.map((slide, index) => (
      <div
        key={slide.id}
        role="group"
        aria-roledescription={words.slide}
        aria-label={fillWords(words.slideName, { first: index + 1, count })}
        className="banner-slide"
        data-view={inView(index) ? 'in' : 'out'}
        inert={!inView(index)}
      >
        {slide[part]}
      </div>
    ));
  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={name} className="banner-grid">
      <div className="banner-words">
        <div {...autoplay.pauseHandlers} className={`banner-slides-${shown}`}>
          {half('words')}
        </div>
      </div>
      <div className="banner-form">{children}</div>
      <div className="banner-picture" {...autoplay.pauseHandlers}>
        <div className={`banner-slides-${shown}`}>{half('picture')}</div>
        {badge}
        {count > shown && (
          <div className="banner-controls">
            <CarouselControls
              words={words}
              first={first + 1}
              last={((first + shown - 1) % count) + 1}
              count={count}
              onTurn={(by) => setFirst((now) => (now + by + count) % count)}
              autoplay={autoplay}
            />
          </div>
        )}
      </div>
    </div>
  );
}

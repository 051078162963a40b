// A banner of several slides: they cross-fade, loop and rotate automatically (REQ U1 to U6).
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import { useEffect } from 'react';

import type { BannerSliderProps } from './banner-slider.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { SlideTrack } from './slide-track.tsx';
import { useSlides } from './use-slides.ts';

/** In ms. */
export const bannerInterval = 7000;

const view = 'banner';

export function TurningBanner({ name, slides, words, badge, children }: BannerSliderProps) {
  const count = slides.length;
  const pictures = useSlides({ count, view, fade: true, every: bannerInterval });
  // The form stands between the words and the pictures, so these are two rows: the words follow the pictures.
  const texts = useSlides({ count, view, fade: true, drag: false });
  const { show } = texts;
  useEffect(() => show(pictures.page), [show, pictures.page]);

  const half = (part: 'words' | 'picture') => slides.map((slide) => ({ id: slide.id, content: slide[part] }));
  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={name} className="banner-grid">
      <div className="banner-words" {...pictures.autoplay?.pauseHandlers}>
        <SlideTrack slides={texts} items={half('words')} view={view} words={words} />
      </div>
      <div className="banner-form">{children}</div>
      <div className="banner-picture" {...pictures.autoplay?.pauseHandlers}>
        <SlideTrack slides={pictures} items={half('picture')} view={view} words={words} />
        {badge}
        {pictures.turns && (
          <div className="banner-controls">
            <CarouselControls words={words} slides={pictures} />
          </div>
        )}
      </div>
    </div>
  );
}

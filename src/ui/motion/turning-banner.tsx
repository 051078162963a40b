// A banner of several slides: they cross-fade, loop and rotate automatically (REQ U1 to U6).
// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
import { useEffect } from 'react';

import { bannerClasses } from './banner-classes.ts';
import type { BannerSliderProps } from './banner-slider.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { SlideTrack } from './slide-track.tsx';
import { useSlides } from './use-slides.ts';

/** In ms. */
export const bannerInterval = 7000;

/** Slides that fade take the whole width, one at a time (product decision 31). */
const view = 'single';

export function TurningBanner({ name, slides, words, badge, children }: BannerSliderProps) {
  const count = slides.length;
  const pictures = useSlides({ count, view, fade: true, every: bannerInterval });
  // The form stands between the words and the pictures, so these are two rows: the words follow the pictures.
  const texts = useSlides({ count, view, fade: true, drag: false });
  const { show } = texts;
  useEffect(() => show(pictures.page), [show, pictures.page]);

  const half = (part: 'words' | 'picture') => slides.map((slide) => ({ id: slide.id, content: slide[part] }));
  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={name} className={bannerClasses.grid}>
      <div className={bannerClasses.words} {...pictures.autoplay?.pauseHandlers}>
        <SlideTrack slides={texts} items={half('words')} view={view} words={words} align="start" />
      </div>
      <div className={bannerClasses.form}>{children}</div>
      <div className={bannerClasses.picture} {...pictures.autoplay?.pauseHandlers}>
        <SlideTrack slides={pictures} items={half('picture')} view={view} words={words} />
        {badge}
        {pictures.turns && (
          <div className="absolute start-gutter bottom-6 z-3 rounded-full bg-surface p-2 wide:start-24">
            <CarouselControls words={words} slides={pictures} />
          </div>
        )}
      </div>
    </div>
  );
}

// The banner of the home page: words, a form and a picture. With several slides their words and pictures turn; a single slide is plain content without controls.
import type { ReactNode } from 'react';

import { TurningBanner } from './turning-banner.tsx';
import { bannerClasses } from './banner-classes.ts';
import type { CarouselWords } from './carousel-controls.tsx';

export interface BannerSliderProps {
  name: string;
  /** Each slide has a text, which comes first, and a picture, which on phones comes after the form. */
  slides: readonly { id: string; words: ReactNode; picture: ReactNode }[];
  words: CarouselWords;
  /** Overlaps the corner of the picture on every slide. */
  badge: ReactNode;
  /** The form beside the slides. */
  children: ReactNode;
}

export function BannerSlider(props: BannerSliderProps) {
  const { slides, badge, children } = props;
  if (slides.length > 1) return <TurningBanner {...props} />;
  return (
    <div className={bannerClasses.grid}>
      <div className={bannerClasses.words}>{slides[0]?.words}</div>
      <div className={bannerClasses.form}>{children}</div>
      <div className={bannerClasses.picture}>
        {slides[0]?.picture}
        {badge}
      </div>
    </div>
  );
}

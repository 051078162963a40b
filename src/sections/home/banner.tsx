// The banner: the provider's name, the bow with the picture of the house, and the registration form in the right column. On phones the form comes before the bow.
import type { ReactNode } from 'react';

import { banner } from '#content/home.ts';
import { BannerSlider } from '#ui/banner-slider.tsx';
import { Bow } from '#ui/bow.tsx';
import { Picture } from '#ui/picture.tsx';
import { Sticker } from '#ui/sticker.tsx';

const { sample, ...claim } = banner.badge;
const sizes = '(max-width: 39.99rem) 82vw, (max-width: 50rem) 90vw, (max-width: 89.99rem) 48rem, 69rem';

/** `children` is the form, which the page brings. */
export function Banner({ children }: { children: ReactNode }) {
  const slides = banner.slides.map(({ id, title, subtitle, text, picture, small, alt }, index) => {
    // One h1 per page: the first slide's.
    const Name = index === 0 ? 'h1' : 'p';
    return {
      id,
      words: (
        <>
          <Name className="font-display text-hero">
            {title} <span className="mt-3 block text-3 tablet:text-2">{subtitle}</span>
          </Name>
          <p className="mt-4 max-w-lead text-lead">{text}</p>
        </>
      ),
      // On phones the form stands between the words and the picture: there it must not come before the fonts.
      picture: (
        <Bow>
          <Picture picture={picture} small={small} alt={alt} sizes={sizes} priority={index === 0 ? 'soon' : 'later'} />
        </Bow>
      ),
    };
  });
  return (
    <div className="banner">
      <div className="wrap">
        <BannerSlider
          name={banner.words.name}
          slides={slides}
          words={banner.words}
          badge={
            <>
              <Sticker {...claim} />
              {sample && <p className="sticker-tag">{sample}</p>}
            </>
          }
        >
          {children}
        </BannerSlider>
      </div>
    </div>
  );
}

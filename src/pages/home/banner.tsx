// The banner: the provider's name, the registration form in the right column, and a picture under a rainbow. On phones the form comes before the picture.
import type { ReactNode } from 'react';

import { restOfName } from '#content/rules/provider.ts';
import { nameLang, provider } from '#content/site/provider.ts';
import { badge, banner, homeLang } from '#content/site/words/home.ts';
import { bannerWords, sampleFigure } from '#content/words/home.ts';
import { BannerSlider } from '#ui/motion/banner-slider.tsx';
import { Bow } from '#ui/drawing/bow.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Sticker } from '#ui/drawing/sticker.tsx';

const { more, overForm, ...first } = banner;
const named = { title: provider.name, subtitle: restOfName(provider), text: provider.tagline };
const bannerSlides = [{ ...named, ...first }, ...more.map((slide) => ({ subtitle: '', ...slide }))];

const sizes = '(max-width: 28rem) 60vw, (max-width: 59.99rem) 68vw, 47vw';

/** `children` is the registration form. */
export function Banner({ children }: { children: ReactNode }) {
  const slides = bannerSlides.map(({ title, subtitle, text, picture, onPhones }, index) => {
    // Only the first slide has the h1: a page has one.
    const Name = index === 0 ? 'h1' : 'p';
    return {
      id: title,
      words: (
        <>
          <Name className="font-display text-hero" {...(index ? homeLang : nameLang)}>
            {title} {subtitle && <span className="mt-3 block text-3 tablet:text-2">{subtitle}</span>}
          </Name>
          <p className="mt-4 max-w-lead text-lead text-pretty" {...(index ? homeLang : undefined)}>
            {text}
          </p>
        </>
      ),
      // On phones the form stands between the words and the picture: there it must not come before the fonts.
      picture: (
        <Bow>
          <Picture
            picture={picture}
            // Where the consent for the picture has ended, the same scene is not shown on phones either.
            {...(onPhones && picture.alt && { small: onPhones })}
            sizes={sizes}
            priority={index === 0 ? 'soon' : 'later'}
          />
        </Bow>
      ),
    };
  });
  return (
    <div className="relative overflow-clip bg-stage more-contrast:border-t-2">
      <div className="wrap">
        <BannerSlider
          name={bannerWords.name}
          slides={slides}
          words={bannerWords}
          badge={
            badge && (
              <Sticker
                figure={badge.figure}
                text={homeLang ? <span {...homeLang}>{badge.text}</span> : badge.text}
                note={badge.sample && sampleFigure}
              />
            )
          }
        >
          {overForm && (
            <div className="over-form">
              <Picture picture={overForm} sizes="22rem" />
            </div>
          )}
          {children}
        </BannerSlider>
      </div>
    </div>
  );
}

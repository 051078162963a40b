// The hero of a landing page: heading, lead, buttons, and slides that cross-fade.
import { landingLang } from '#content/site/words/landing.ts';
import type { Story } from './story.ts';
import { landingWords } from '#content/words/landing.ts';
import { mainFilm } from '#content/values/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import type { LandingHero as Variant } from './landing-layouts.ts';
import { Hills } from '#ui/drawing/hills.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { Part } from '#runtime/part.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { Target } from '#routes.ts';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';

import { heroVariants } from './hero-variants.ts';

interface LandingHeroProps {
  variant: Variant;
  story: Story;
  buttons: readonly { readonly title: string; readonly to: Target }[];
}

export function LandingHero({ variant, story, buttons: links }: LandingHeroProps) {
  const { ground, inside, words, title, width, buttons } = heroVariants[variant];
  return (
    <div className={`relative overflow-clip more-contrast:border-t-2 ${ground}`}>
      {variant === 'hill' && (
        <>
          <Hills place="behind" />
          <Hills place="front" />
        </>
      )}
      <div className={inside}>
        <div className={words}>
          <h1 className={title} {...landingLang}>
            {story.title}
          </h1>
          <p className={`mt-5 max-w-lead text-lead ${width}`} {...landingLang}>
            {story.lead}
          </p>
          <div className={`mt-6 flex flex-wrap gap-x-4 gap-y-3 ${buttons} ${width}`}>
            {links.map((button, index) => (
              <Link key={button.title} to={button.to} button={index === 0 ? 'solid' : 'outline'}>
                {button.title}
              </Link>
            ))}
            {mainFilm && (
              <VideoDialog
                film={mainFilm}
                words={filmWords}
                name={landingWords.watch}
                variant={links.length > 1 ? 'text' : 'outline'}
              />
            )}
          </div>
        </div>
        <Part>
          <HeroSlides variant={variant} slides={story.slides} />
        </Part>
      </div>
      {variant === 'arches' && <Board />}
    </div>
  );
}

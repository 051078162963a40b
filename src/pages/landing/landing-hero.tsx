// The hero of a landing page: heading, lead, buttons, and slides that cross-fade.
import { type HeroSlide, landingWords, type Story } from '#content/words/landing.ts';
import { films } from '#content/records/films.ts';
import { filmWords } from '#content/words/films.ts';
import type { LandingHero as Look } from '#content/layouts/landing.ts';
import { Hills } from '#ui/drawing/hills.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';

const HeroSlides = lazyPart<{ look: Look; slides: readonly HeroSlide[] }>(async () => ({
  default: (await import('./hero-slides.tsx')).HeroSlides,
}));

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
            <VideoDialog film={films['a-day']} words={filmWords} name={landingWords.watch} variant="outline" />
          </div>
        </div>
        <Part box="none">
          <HeroSlides look={look} slides={story.slides} />
        </Part>
      </div>
      {look === 'arches' && <div className="board" />}
    </div>
  );
}

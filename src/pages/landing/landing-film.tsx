// The promotional film: its first frame as one large Play button, beside its text, over the whole width, or beside a list of its scenes.
import { films } from '#content/records/films.ts';
import { filmWords } from '#content/words/films.ts';
import { landingWords, type Story } from '#content/words/landing.ts';
import type { PartLook } from '#content/layouts/landing.ts';
import { Band, type BandGround } from '#ui/layout/band.tsx';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';

type Look = PartLook<'film'>;

const film = films['a-day'];

const looks: Record<Look, { ground: BandGround; grid: string; words: string; sizes: string }> = {
  beside: {
    ground: 'wheat',
    grid: 'film-beside',
    words: '',
    sizes: '(min-width: 60rem) 42rem, 92vw',
  },
  wide: {
    ground: 'paper',
    grid: 'film-wide',
    words: 'film-wide-words',
    sizes: '(min-width: 75rem) 73rem, 92vw',
  },
  scenes: {
    ground: 'spruce',
    grid: 'film-scenes',
    words: '',
    sizes: '(min-width: 60rem) 36rem, 92vw',
  },
};

export function LandingFilm({ look, story }: { look: Look; story: Story }) {
  const { ground, grid, words, sizes } = looks[look];
  return (
    <Band ground={ground}>
      <div className={`wrap ${grid}`}>
        <div className={words}>
          <h2 id="film">{story.film.title}</h2>
          <p className="mt-5 max-w-lead text-lead">{story.film.text}</p>
        </div>
        <div className="film-stand">
          <VideoDialog film={film} words={filmWords} variant="frame" sizes={sizes} />
        </div>
        {look === 'scenes' && <Scenes />}
      </div>
    </Band>
  );
}

/** Four of the film's captions with their times. */
function Scenes() {
  return (
    <div>
      <h3>{landingWords.scenes}</h3>
      <ol role="list" className="mt-3">
        {film.transcript.slice(1, 5).map(({ at, caption }) => (
          <li key={at} className="flex items-baseline gap-5 border-t-2 border-line-strong py-3">
            <span className="font-display text-3 text-spruce-deep">{`0:${String(at).padStart(2, '0')}`}</span>
            <span>{caption}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

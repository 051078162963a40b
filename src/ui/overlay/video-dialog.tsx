// A play button that opens a film in a dialog. Without scripts the button is a link to the film, and the framed picture is
// the browser's own player, both with the transcript below.
import { loadAgain } from '#ui/load-again.ts';
import { lazy, useRef } from 'react';

import { Link } from '#ui/navigation/link.tsx';
import { PlayButton, type PlayButtonVariant } from '#ui/media/play-button.tsx';
import { WithTitle } from '#ui/media/with-title.tsx';
import type { Film, RecordingWords } from '#ui/media/recording.ts';
import { useLazyDialog } from './use-lazy-dialog.tsx';

/** Rendered inside <noscript> by the build only: browsers that run scripts never load this code. */
const FilmPlayer = lazy(async () => ({ default: (await import('#ui/media/film-player.tsx')).FilmPlayer }));
const Transcript = lazy(async () => ({ default: (await import('#ui/media/transcript.tsx')).Transcript }));

type VideoDialogProps = PlayButtonVariant & {
  film: Film;
  words: RecordingWords;
  /** Label of the play button; by default 'Play' and the film's title. */
  name?: string;
};

const loadFilmDialog = loadAgain(() => import('./film-dialog.tsx'));

export function VideoDialog({ film, words, name, ...variant }: VideoDialogProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const { open, show, close, render } = useLazyDialog(async () => (await loadFilmDialog()).FilmDialog);
  const shown = name ?? <WithTitle words={words.play} of={film} />;

  return (
    <>
      <div className="print:hidden! no-scripts:hidden">
        <PlayButton
          {...variant}
          ref={opener}
          name={shown}
          cover={film.cover}
          onClick={() => void show(() => window.location.assign(addressOf(film)))}
        />
      </div>
      <noscript>
        {variant.variant === 'frame' ? (
          <FilmPlayer film={film} words={words} />
        ) : (
          <>
            <Link href={addressOf(film)} button={variant.variant ?? 'solid'}>
              {shown}
            </Link>
            <Transcript variant="folded" parts={film.transcript} lang={film.lang} words={words} />
          </>
        )}
      </noscript>
      {render((FilmDialog) => (
        <FilmDialog film={film} words={words} open={open} onClose={close} returnTo={() => opener.current} />
      ))}
    </>
  );
}

/** Target of the plain link: the last file is in the format that every browser plays. */
const addressOf = (film: Film) => ('embed' in film ? film.page : film.files.at(-1)!.src);

// The window that a play button opens: the film in a wooden frame, 16:9, and the same in words beside it.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ · closes on Escape, the backdrop and its button (ui/dialog.tsx); 300 ms (specification 9).
import { CaptionHtml } from './caption-html.tsx';
import { Dialog } from './dialog.tsx';
import { Embed } from './embed.tsx';
import { useReducedMotion } from './moving.ts';
import type { Film, RecordingWords } from './recording.ts';
import { Transcript } from './transcript.tsx';
import { Video } from './video.tsx';

interface FilmWindowProps {
  film: Film;
  words: RecordingWords;
  open: boolean;
  onClose: () => void;
  returnTo: () => HTMLElement | null | undefined;
}

export function FilmWindow({ film, words, open, onClose, returnTo }: FilmWindowProps) {
  const still = useReducedMotion();
  return (
    <Dialog
      title={film.title}
      open={open}
      onClose={onClose}
      close={words.close}
      look="film"
      first="title"
      returnTo={returnTo}
    >
      <div className="film-body">
        <div className="film-stage">
          {'embed' in film ? (
            <Embed recording={film} words={words} shape="film" start="now" />
          ) : (
            <div className="film-frame">
              <Video film={film} start={still ? 'ready' : 'now'} />
            </div>
          )}
          <p className="text-night-soft">{film.note}</p>
          {film.captionUrl && <CaptionHtml url={film.captionUrl} />}
        </div>
        <Transcript look="column" parts={film.transcript} words={words} />
      </div>
    </Dialog>
  );
}

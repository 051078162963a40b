// The dialog that a play button opens: the film in a wooden frame, 16:9, with its transcript beside it.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ · closes on Escape, the backdrop and its button (ui/overlay/dialog.tsx); 300 ms (REQ U27).
import { CaptionHtml } from '#ui/media/caption-html.tsx';
import { Dialog } from './dialog.tsx';
import { Embed } from '#ui/media/embed.tsx';
import { FilmFrame } from '#ui/media/film-frame.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { useReducedMotion } from '#ui/motion/reduced-motion.ts';
import type { Film, RecordingWords } from '#ui/media/recording.ts';
import { Transcript } from '#ui/media/transcript.tsx';
import { Video } from '#ui/media/video.tsx';

interface FilmDialogProps {
  film: Film;
  words: RecordingWords;
  open: boolean;
  onClose: () => void;
  returnTo: () => HTMLElement | null | undefined;
}

export function FilmDialog({ film, words, open, onClose, returnTo }: FilmDialogProps) {
  const still = useReducedMotion();
  return (
    <Dialog
      title={<InLanguage lang={film.lang}>{film.title}</InLanguage>}
      open={open}
      onClose={onClose}
      close={words.close}
      variant="film"
      initialFocus="title"
      returnTo={returnTo}
    >
      <div className="film-body">
        <div className="grid content-start gap-3 justify-self-center">
          {'embed' in film ? (
            <Embed recording={film} words={words} shape="film" start="now" />
          ) : (
            <FilmFrame tag="div">
              <Video film={film} words={words} start={still ? 'ready' : 'now'} />
            </FilmFrame>
          )}
          <p className="text-night-soft" {...film.lang}>
            {film.note}
          </p>
          {film.captionUrl && <CaptionHtml url={film.captionUrl} />}
        </div>
        <Transcript variant="column" parts={film.transcript} lang={film.lang} words={words} />
      </div>
    </Dialog>
  );
}

// A film in the page: its player in a wooden frame, with its title, length and a collapsed transcript below.
import { CaptionHtml } from './caption-html.tsx';
import { Embed } from './embed.tsx';
import { FilmFrame } from './film-frame.tsx';
import type { Film, RecordingWords } from './recording.ts';
import { Transcript } from './transcript.tsx';
import { Video } from './video.tsx';

export function FilmPlayer({ film, words }: { film: Film; words: RecordingWords }) {
  return (
    <figure className="grid gap-4">
      {'embed' in film ? (
        <Embed recording={film} words={words} shape="film" start="on-request" />
      ) : (
        <div className="print:hidden">
          <FilmFrame tag="div">
            <Video film={film} words={words} start="on-request" />
          </FilmFrame>
        </div>
      )}
      <figcaption>
        <b {...film.lang}>{film.title}</b>{' '}
        <span className="text-ink-soft" {...film.lang}>
          {film.note}
        </span>
        {film.captionUrl && <CaptionHtml url={film.captionUrl} />}
        <Transcript variant="folded" parts={film.transcript} lang={film.lang} words={words} />
      </figcaption>
    </figure>
  );
}

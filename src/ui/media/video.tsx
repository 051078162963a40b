// The door for every <video>: the browser's own controls, captions on from the start, 16:9 (REQ U26).
import type { OwnFilm } from './recording.ts';

interface VideoProps {
  film: OwnFilm;
  /** `now` plays when it appears, which only a press may bring about; `asked` fetches nothing before Play is pressed. */
  start: 'now' | 'ready' | 'asked';
}

const preloads = { now: 'auto', ready: 'metadata', asked: 'none' } as const;

/** Safari leaves captions off although the track is the default one. React calls this once, when the film is inserted. */
function showCaptions(video: HTMLVideoElement | null) {
  for (const track of video?.textTracks ?? []) track.mode = 'showing';
}

export function Video({ film, start }: VideoProps) {
  return (
    <video
      ref={showCaptions}
      aria-label={film.title}
      className="aspect-16/9 w-full"
      width={1280}
      height={720}
      poster={film.still}
      preload={preloads[start]}
      autoPlay={start === 'now'}
      controls
      playsInline
      // Browsers tab to its controls anyway; this tells the dialog's focus trap so.
      tabIndex={0}
    >
      {film.files.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track kind="captions" src={film.captions} srcLang="en" label="English" default />
    </video>
  );
}

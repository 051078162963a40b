// A <video> with the browser's own controls, captions shown by default, 16:9 (REQ U26).
import type { SelfHostedFilm } from './recording.ts';

interface VideoProps {
  film: SelfHostedFilm;
  /** `now` plays as soon as it mounts, so use it only after a press; `ready` loads the metadata; `on-request` loads nothing before Play is pressed. */
  start: 'now' | 'ready' | 'on-request';
}

const preloads = { now: 'auto', ready: 'metadata', 'on-request': 'none' } as const;

/** Safari does not show captions although the track has `default`. A stable ref: React calls it only when the video mounts. */
function showCaptions(video: HTMLVideoElement | null) {
  for (const track of video?.textTracks ?? []) track.mode = 'showing';
}

export function Video({ film, start }: VideoProps) {
  return (
    <video
      ref={showCaptions}
      aria-label={film.title}
      // `cover` avoids a dark line beside the picture where the width is rounded to whole pixels.
      className="block aspect-16/9 w-full bg-night-base object-cover"
      width={1280}
      height={720}
      poster={film.still}
      preload={preloads[start]}
      autoPlay={start === 'now'}
      controls
      playsInline
      // Browsers tab to the controls anyway, but Radix's focus trap finds only elements with a tabindex.
      tabIndex={0}
    >
      {film.files.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track kind="captions" src={film.captions} srcLang="en" label="English" default />
    </video>
  );
}

// A <video> with its controls below it, captions shown by default, 16:9 (REQ U26).
import { Player } from './player.tsx';
import { captionsOf, type RecordingWords, type SelfHostedFilm } from './recording.ts';

interface VideoProps {
  film: SelfHostedFilm;
  words: RecordingWords;
  /** `now` plays as soon as it mounts, so use it only after a press; `ready` loads the metadata; `on-request` loads nothing before Play is pressed. */
  start: 'now' | 'ready' | 'on-request';
}

const preloads = { now: 'auto', ready: 'metadata', 'on-request': 'none' } as const;

export const Video = ({ film, words, start }: VideoProps) => (
  <Player<HTMLVideoElement> title={film.title} words={words} look="film">
    {(media, onError) => (
      <video
        {...media}
        aria-label={film.title}
        {...film.lang}
        // `cover` avoids a dark line beside the picture where the width is rounded to whole pixels.
        className="block aspect-16/9 w-full bg-night-base object-cover"
        width={1280}
        height={720}
        poster={film.still}
        preload={preloads[start]}
        autoPlay={start === 'now'}
        playsInline
      >
        {film.files.map(({ src, type }, index, { length }) => (
          <source key={src} src={src} type={type} onError={index === length - 1 ? onError : undefined} />
        ))}
        <track kind="captions" {...captionsOf(film)} default />
      </video>
    )}
  </Player>
);

// The controls of a film or a sound, below the browser's own element. Until scripts run, that element has its own controls.
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { clock } from './clock.ts';
import { fillScreen, playbackOf, type Playback } from './playback.ts';
import type { RecordingWords } from './recording.ts';

/** What the media element gets, besides its files. */
export interface MediaProps<Media extends HTMLMediaElement> {
  ref: Ref<Media>;
  controls: boolean;
  onPlay: () => void;
  onPause: () => void;
  onTimeUpdate: () => void;
  onDurationChange: () => void;
  onVolumeChange: () => void;
  onSeeked: () => void;
}

interface PlayerProps<Media extends HTMLMediaElement> {
  title: string;
  words: RecordingWords;
  look: keyof typeof looks;
  /** The second is for the last of its files: an error there is that of all. */
  children: (media: MediaProps<Media>, onError: () => void) => ReactNode;
}

/** A film stands on the ground of its frame, with the controls below it; the controls of a sound stand in the place of the browser's. */
const looks = {
  film: {
    bar: 'bg-night-base text-night-text',
    button: 'night',
    field: 'accent-night-link',
    box: '',
  },
  sound: {
    bar: 'col-start-1 row-start-1 bg-surface',
    button: 'quiet',
    field: 'accent-accent',
    box: 'grid items-end',
  },
} as const;

export function Player<Media extends HTMLMediaElement>({ title, words, look, children }: PlayerProps<Media>) {
  const ref = useRef<Media>(null);
  const [playback, setPlayback] = useState<Playback>();
  /** The second that the slider tells. While it plays this stays, or a screen reader on the slider would say every second. */
  const [told, setTold] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const read = () => setPlayback(playbackOf(ref.current!));
  const tell = () => {
    read();
    setTold(ref.current!.currentTime);
  };
  useLayoutEffect(() => {
    // Safari does not show captions although the track has `default`.
    for (const track of ref.current!.textTracks) track.mode = 'showing';
    setPlayback(playbackOf(ref.current!));
  }, [ref]);

  const { isPlaying = false, time = 0, length = 0, isMuted, captions, hasSound, canFillScreen } = playback ?? {};
  const shown = { time: clock(time), length: clock(length) };
  const { bar, button, field, box } = looks[look];
  const checkbox = `size-6 shrink-0 ${field}`;
  const change = (by: (media: Media) => void) => () => {
    by(ref.current!);
    read();
  };
  const toggle = change((media) => {
    if (isPlaying) return media.pause();
    if (hasFailed) media.load();
    setFailed(false);
    // A press of Pause before it has begun ends the wait, and is no failure.
    media.play().catch((error: DOMException) => setFailed(error.name !== 'AbortError'));
  });

  return (
    <div className={box}>
      {children(
        {
          ref,
          controls: !playback,
          onPlay: read,
          onPause: tell,
          onTimeUpdate: read,
          onDurationChange: read,
          onVolumeChange: read,
          onSeeked: tell,
        },
        () => setFailed(true),
      )}
      <div
        className={`flex flex-wrap items-center gap-x-2 gap-y-1 p-2 tablet:gap-x-4 no-scripts:hidden ${bar} ${playback ? '' : 'invisible'}`}
      >
        <Button
          variant={button}
          size="round"
          label={fillWords(isPlaying ? words.pause : words.play, { title })}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </Button>
        <span aria-hidden="true" className="whitespace-nowrap tabular-nums tablet:min-w-24">
          <span>{shown.time}</span>
          {length > 0 && <span> / {shown.length}</span>}
        </span>
        <input
          type="range"
          aria-label={words.position}
          aria-valuetext={fillWords(words.at, { ...shown, time: clock(told) })}
          className={`min-h-target w-1/3 grow tablet:w-24 ${field}`}
          max={length || 1}
          value={time}
          disabled={!length}
          onFocus={tell}
          onChange={({ target }) => {
            ref.current!.currentTime = target.valueAsNumber;
            tell();
          }}
        />
        {captions !== undefined && (
          <>
            <label className="flex min-h-target items-center gap-2">
              <input
                type="checkbox"
                className={checkbox}
                checked={captions}
                onChange={change(({ textTracks: [track] }) => (track!.mode = captions ? 'hidden' : 'showing'))}
              />
              {words.captions}
            </label>
            {hasSound && (
              <label className="flex min-h-target items-center gap-2">
                <input
                  type="checkbox"
                  className={checkbox}
                  checked={!isMuted}
                  onChange={change((media) => (media.muted = !media.muted))}
                />
                {words.sound}
              </label>
            )}
            {canFillScreen && (
              <Button
                variant={button}
                size="small"
                onClick={() => void fillScreen(ref.current as unknown as HTMLVideoElement)}
              >
                {words.whole}
              </Button>
            )}
          </>
        )}
        <p role="status" className="basis-full font-semibold">
          {hasFailed && words.failed}
        </p>
      </div>
    </div>
  );
}

// A sound in the page: its player on a shelf, with a collapsed transcript below.
import { Embed } from './embed.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Player } from './player.tsx';
import { captionsOf, type RecordingWords, type Sound } from './recording.ts';
import { Transcript } from './transcript.tsx';

export function SoundPlayer({ sound, words }: { sound: Sound; words: RecordingWords }) {
  return (
    <figure className="grid gap-4">
      <figcaption className="flex items-center gap-3">
        <Icon name="music-notes" size="block" />
        <span>
          <b {...sound.lang}>{sound.title}</b>{' '}
          <span className="text-ink-soft" {...sound.lang}>
            {sound.note}
          </span>
        </span>
      </figcaption>
      {'embed' in sound ? (
        <Embed recording={sound} words={words} shape="sound" start="on-request" />
      ) : (
        <div className="mb-1 border-b-plank border-wood shadow-plank print:hidden">
          <Player<HTMLAudioElement> title={sound.title} words={words} look="sound">
            {(media, onError) => (
              <audio
                {...media}
                aria-label={sound.title}
                {...sound.lang}
                className="col-start-1 row-start-1 w-full"
                preload="none"
              >
                {sound.files.map(({ src, type }, index, { length }) => (
                  <source key={src} src={src} type={type} onError={index === length - 1 ? onError : undefined} />
                ))}
                <track kind="captions" {...captionsOf(sound)} default />
              </audio>
            )}
          </Player>
        </div>
      )}
      <Transcript variant="folded" parts={sound.transcript} lang={sound.lang} words={words} />
    </figure>
  );
}

// A sound in the page: the browser's own <audio> player on a shelf, with a collapsed transcript below.
import { Embed } from './embed.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import type { RecordingWords, Sound } from './recording.ts';
import { Transcript } from './transcript.tsx';

export function SoundPlayer({ sound, words }: { sound: Sound; words: RecordingWords }) {
  return (
    <figure className="recording">
      <figcaption className="sound-name">
        <Icon name="music-notes" size="block" />
        <span>
          <b>{sound.title}</b> <span className="text-ink-soft">{sound.note}</span>
        </span>
      </figcaption>
      {'embed' in sound ? (
        <Embed recording={sound} words={words} shape="sound" start="on-request" />
      ) : (
        <div className="sound-shelf no-print">
          <audio aria-label={sound.title} className="w-full" controls preload="none">
            {sound.files.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            <track kind="captions" src={sound.captions} srcLang="en" label="English" default />
          </audio>
        </div>
      )}
      <Transcript variant="folded" parts={sound.transcript} words={words} />
    </figure>
  );
}

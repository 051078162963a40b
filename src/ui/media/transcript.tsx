// The transcript of a film or a sound, with the time of each part. The folded one is a <details>, so it opens without scripts too.
import { useId } from 'react';

import { Icon } from '#ui/drawing/icon.tsx';
import type { RecordingWords, TranscriptPart } from './recording.ts';

interface TranscriptProps {
  parts: readonly TranscriptPart[];
  words: Pick<RecordingWords, 'transcript' | 'sung'>;
  /** `column`: open beside the film, with its own scrolling; `folded`: collapsed below it. */
  variant: 'column' | 'folded';
}

export function Transcript({ variant, ...body }: TranscriptProps) {
  return variant === 'column' ? <Column {...body} /> : <Folded {...body} />;
}

type TranscriptBodyProps = Omit<TranscriptProps, 'variant'>;

/** A focusable region, so that arrow keys scroll it (WCAG 2.1.1). */
function Column({ parts, words }: TranscriptBodyProps) {
  const id = useId();
  return (
    <div className="transcript-column">
      <h3 id={id}>{words.transcript}</h3>
      <div role="region" aria-labelledby={id} tabIndex={0} className="transcript-scroll">
        <Parts parts={parts} words={words} />
      </div>
    </div>
  );
}

function Folded({ parts, words }: TranscriptBodyProps) {
  return (
    <details className="transcript-folded">
      <summary>
        {words.transcript}
        <Icon name="caret-down" />
      </summary>
      <Parts parts={parts} words={words} />
    </details>
  );
}

function Parts({ parts, words }: TranscriptBodyProps) {
  return (
    <ol role="list" className="transcript-parts">
      {parts.map(({ at, text, sung }) => (
        <li key={at}>
          <span className="transcript-time">{clock(at)}</span>
          <div>
            <p>{text}</p>
            {sung && (
              <>
                <p className="transcript-sung">{words.sung}</p>
                <ul role="list">
                  {sung.map((line) => (
                    <li key={line}>
                      <em>{line}</em>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Seconds as minutes and seconds: 0:07. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

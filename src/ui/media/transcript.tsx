// The transcript of a film or a sound, with the time of each part.
import { useId } from 'react';

import { Fold } from '#ui/control/fold.tsx';
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import { clock } from './clock.ts';
import type { RecordingWords, TranscriptPart } from './recording.ts';

interface TranscriptProps {
  parts: readonly TranscriptPart[];
  lang: LanguageAttributes | undefined;
  words: Pick<RecordingWords, 'transcript' | 'sung'>;
  /** `column`: open beside the film, with its own scrolling; `folded`: collapsed below it. */
  variant: 'column' | 'folded';
}

export function Transcript({ variant, ...body }: TranscriptProps) {
  return variant === 'column' ? <Column {...body} /> : <Folded {...body} />;
}

type TranscriptBodyProps = Omit<TranscriptProps, 'variant'>;

/** A focusable region, so that arrow keys scroll it (WCAG 2.1.1). */
function Column({ words, ...parts }: TranscriptBodyProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 id={id} className="text-lead leading-tight font-bold">
        {words.transcript}
      </h3>
      <div role="region" aria-labelledby={id} tabIndex={0} className="grow overflow-y-auto pe-3">
        <Parts {...parts} words={words} />
      </div>
    </div>
  );
}

function Folded({ words, ...parts }: TranscriptBodyProps) {
  return (
    <Fold summary={words.transcript}>
      <Parts {...parts} words={words} />
    </Fold>
  );
}

function Parts({ parts, lang, words }: TranscriptBodyProps) {
  return (
    <ol role="list" className="grid gap-4">
      {parts.map(({ at, text, sung }) => (
        <li key={at} className="flex gap-3">
          <span className="w-10 shrink-0 font-semibold tabular-nums">{clock(at)}</span>
          <div className="min-w-0">
            <p {...lang}>{text}</p>
            {sung && (
              <>
                <p className="mt-2 font-semibold">{words.sung}</p>
                <ul role="list" {...lang}>
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

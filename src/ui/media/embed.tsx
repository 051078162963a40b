// The embedded player of another service. No request goes to the service before the visitor loads the player; a plain link to its page is always shown (product decision 30).
import { useState } from 'react';

import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import type { ExternalRecording, RecordingWords } from './recording.ts';
import { WithTitle } from './with-title.tsx';

/** The player may run its scripts, use its storage, and open links in a new tab; it can neither navigate this page nor open dialogs. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const shapes = { film: 'aspect-16/9 w-full', sound: 'w-full' } as const;

/** Moves focus from the pressed button, which unmounts, to the player. A stable ref: React calls it only when the iframe mounts. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

interface EmbedProps {
  recording: ExternalRecording & { title: string; lang?: LanguageAttributes };
  words: RecordingWords;
  shape: keyof typeof shapes;
  /** `now` where a button elsewhere has requested it already; `on-request` shows its own button first. */
  start: 'now' | 'on-request';
}

export function Embed({ recording, words, shape, start }: EmbedProps) {
  const { title, lang, embed, page } = recording;
  const [wanted, setWanted] = useState(start === 'now');
  const [pressed, setPressed] = useState(false);

  return (
    <div className="grid gap-3">
      {wanted ? (
        <iframe
          title={title}
          {...lang}
          src={embed}
          className={`${shapes[shape]} border-0 bg-night-base`}
          sandbox={sandbox}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={pressed ? takeFocus : undefined}
        />
      ) : (
        <div className="night no-scripts:hidden">
          {/* May exceed its aspect ratio: at 400 % zoom its text needs more height. */}
          <div
            className={`${shapes[shape]} grid h-auto min-h-fit content-center justify-items-center gap-4 bg-night-base p-6 text-center forced-colors:border-2`}
          >
            <Button
              variant="lit"
              onClick={() => {
                setPressed(true);
                setWanted(true);
              }}
            >
              <Icon name="play" />
              <WithTitle words={words.load} of={recording} />
            </Button>
            <p>
              <WithTitle words={words.loading} of={recording} />
            </p>
          </div>
        </div>
      )}
      <p>
        <Link href={page} variant="line">
          <WithTitle words={words.elsewhere} of={recording} />
        </Link>
      </p>
    </div>
  );
}

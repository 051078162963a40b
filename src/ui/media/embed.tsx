// The embedded player of another service. No request goes to the service before the visitor loads the player; a plain link to its page is always shown (product decision 30).
import { useState } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { ExternalRecording, RecordingWords } from './recording.ts';

/** The player may run its scripts, use its storage, and open links in a new tab; it can neither navigate this page nor open dialogs. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const shapes = { film: 'aspect-16/9 w-full', sound: 'embed-sound w-full' } as const;

/** Moves focus from the pressed button, which unmounts, to the player. A stable ref: React calls it only when the iframe mounts. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

interface EmbedProps {
  recording: ExternalRecording & { title: string };
  words: RecordingWords;
  shape: keyof typeof shapes;
  /** `now` where a button elsewhere has requested it already; `on-request` shows its own button first. */
  start: 'now' | 'on-request';
}

export function Embed({ recording: { title, embed, page, site }, words, shape, start }: EmbedProps) {
  const [wanted, setWanted] = useState(start === 'now');
  const [pressed, setPressed] = useState(false);

  return (
    <div className="grid gap-3">
      {wanted ? (
        <iframe
          title={title}
          src={embed}
          className={`${shapes[shape]} border-0 bg-night-base`}
          sandbox={sandbox}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={pressed ? takeFocus : undefined}
        />
      ) : (
        <div className={`${shapes[shape]} embed-waiting no-scripts:hidden`}>
          <Button
            variant="lit"
            onClick={() => {
              setPressed(true);
              setWanted(true);
            }}
          >
            <Icon name="play" />
            {fillWords(words.load, { title, site })}
          </Button>
          <p>{fillWords(words.loading, { title, site })}</p>
        </div>
      )}
      <p>
        <Link href={page} variant="line">
          {fillWords(words.elsewhere, { title, site })}
        </Link>
      </p>
    </div>
  );
}

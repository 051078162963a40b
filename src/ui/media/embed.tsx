// A player of another service. Nothing is asked of the service before it is wanted, and a plain link to its page always stands beside it (product decision 30).
import { useState } from 'react';

import { Button } from '#ui/control/button.tsx';
import { fill } from '#ui/motion/carousel-controls.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { Elsewhere, RecordingWords } from './recording.ts';

/** Its own scripts and storage, full screen, and links in a new tab; it can neither lead this page elsewhere nor ask with dialogs. */
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const shapes = { film: 'aspect-16/9 w-full', sound: 'embed-sound w-full' } as const;

/** The button that was pressed is gone, so the focus goes on in what took its place. React calls this once, when the frame is inserted. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

interface EmbedProps {
  recording: Elsewhere & { title: string };
  words: RecordingWords;
  shape: keyof typeof shapes;
  /** `now` where a press has asked for it already; `asked` waits for its own button. */
  start: 'now' | 'asked';
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
          sandbox={rights}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={pressed ? takeFocus : undefined}
        />
      ) : (
        <div className={`${shapes[shape]} embed-waiting no-scripts:hidden`}>
          <Button
            look="lit"
            onClick={() => {
              setPressed(true);
              setWanted(true);
            }}
          >
            <Icon name="play" />
            {fill(words.load, { title, site })}
          </Button>
          <p>{fill(words.loading, { title, site })}</p>
        </div>
      )}
      <p>
        <Link href={page} look="line">
          {fill(words.elsewhere, { title, site })}
        </Link>
      </p>
    </div>
  );
}

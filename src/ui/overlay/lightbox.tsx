// A modal gallery of large pictures, changed with buttons, arrow keys, swipe and wheel. It does not loop; at both ends it bounces.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { CaptionHtml } from '#ui/media/caption-html.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { roomIn } from './lightbox-slide.tsx';
import { LightboxStage, type StageHandle } from './lightbox-stage.tsx';
import { isShortcut } from '#ui/control/ignore-shortcuts.ts';
import type { PictureFile } from '#ui/media/picture-file.ts';

export interface LightboxItem {
  readonly id: string;
  readonly picture: PictureFile;
  readonly title: string;
  readonly kind?: string;
  /** URL of an HTML caption; nothing is fetched without one. */
  readonly captionUrl?: string;
}

/** Texts with placeholders in braces: {position}, {count}, {title}. */
export interface LightboxWords {
  previous: string;
  next: string;
  close: string;
  position: string;
  first: string;
  last: string;
  failed: string;
  /** Name of a picture that is wider than the window, with {title}: it can be moved sideways. */
  pan: string;
}

interface LightboxProps {
  title: ReactNode;
  items: readonly LightboxItem[];
  open: boolean;
  /** Index of the first picture to show; pass a new `key` for each opening. */
  start: number;
  onClose: () => void;
  returnTo: () => HTMLElement | null | undefined;
  words: LightboxWords;
}

type Edge = 'first' | 'last';

export function Lightbox({ title, items, open, start, onClose, returnTo, words }: LightboxProps) {
  const stage = useRef<StageHandle>(null);
  const [current, setCurrent] = useState(start);
  const [edge, setEdge] = useState<Edge>();
  const item = items[current];

  function step(by: 1 | -1) {
    const next = current + by;
    if (next >= 0 && next < items.length) {
      setCurrent(next);
      return setEdge(undefined);
    }
    setEdge(by > 0 ? 'last' : 'first');
    stage.current?.bounce(by);
  }

  const keys: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
  function onKeyDown(event: KeyboardEvent) {
    const by = keys[event.key];
    if (!by || isShortcut(event)) return;
    const { target } = event;
    const isSlide = target instanceof Element && target.matches('[data-place]');
    // In a wide picture the browser scrolls, to its edge.
    if (isSlide && roomIn(target, by) > 1) return;
    flushSync(() => step(by));
    // The slide that had the focus is inert now: its keys go on in the next one.
    if (isSlide) stage.current?.focus();
  }

  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      close={words.close}
      variant="night"
      returnTo={returnTo}
      onKeyDown={onKeyDown}
    >
      <LightboxStage ref={stage} items={items} current={current} onStep={step} onClose={onClose} words={words} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 low:col-start-2 low:row-start-3 low:flex-col low:flex-nowrap low:items-start low:overflow-y-auto">
        <div role="status" className="flex flex-wrap gap-x-5 gap-y-1 low:flex-col">
          <p className="font-bold" {...item?.picture.lang}>
            {item?.title}
          </p>
          {/* Without it only those who go looking would hear what the picture shows. */}
          <p className="sr-only" {...item?.picture.lang}>
            {item?.picture.alt}
          </p>
          {item?.kind && <p className="text-night-soft">{item.kind}</p>}
          <p className="text-night-soft">{fillWords(words.position, { position: current + 1, count: items.length })}</p>
          {item?.captionUrl && <CaptionHtml key={item.id} url={item.captionUrl} />}
          {edge && <p className="sr-only">{words[edge]}</p>}
        </div>
        <div className="flex gap-3">
          <Button variant="night" size="round" label={words.previous} onClick={() => step(-1)}>
            <Icon name="arrow-left" />
          </Button>
          <Button variant="night" size="round" label={words.next} onClick={() => step(1)}>
            <Icon name="arrow-right" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

// The controls of a carousel: Pause first if it rotates automatically, then Previous, Next and the current position as text.
import { useState } from 'react';

import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import type { Slides } from './use-slides.ts';

/** Texts with placeholders in braces: {first}, {last}, {count}. */
export interface CarouselWords {
  carousel: string;
  slide: string;
  /** Accessible name of one slide. */
  slideName: string;
  previous: string;
  next: string;
  /** The current position, with one slide in view and with several. */
  one: string;
  several: string;
  play: string;
  pause: string;
}

interface CarouselControlsProps {
  words: CarouselWords;
  slides: Slides;
  /** Whether the position comes before or after the arrows. */
  position?: 'before' | 'after';
}

export function CarouselControls({ words, slides, position = 'before' }: CarouselControlsProps) {
  const { first, last, count, turn, autoplay, isReady } = slides;
  // Announced only while the controls are in use: announcing automatic rotation or a new filter would interrupt screen readers elsewhere.
  const [near, setNear] = useState(false);
  // The prerendered HTML knows no window: how many of several slides are in view is not said until it is known.
  const where = (
    <p
      role="status"
      aria-live={near ? 'polite' : 'off'}
      className={`max-w-fit grow basis-24 text-small${isReady || first === last ? '' : ' invisible'}`}
    >
      {fillWords(first === last ? words.one : words.several, { first, last, count })}
    </p>
  );
  return (
    <div
      className="flex flex-wrap items-center gap-3 print:hidden no-scripts:hidden"
      onPointerDownCapture={() => setNear(true)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      {autoplay && (
        <Button variant="outline" size="small" onClick={autoplay.toggle}>
          <Icon name={autoplay.playing ? 'pause' : 'play'} />
          <span>{autoplay.playing ? words.pause : words.play}</span>
        </Button>
      )}
      {position === 'before' && where}
      <Button variant="outline" size="round" label={words.previous} onClick={() => turn(-1)}>
        <Icon name="arrow-left" />
      </Button>
      <Button variant="outline" size="round" label={words.next} onClick={() => turn(1)}>
        <Icon name="arrow-right" />
      </Button>
      {position === 'after' && where}
    </div>
  );
}

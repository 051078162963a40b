// Words that pass by on a ribbon, with a button that stops them (WCAG 2.2.2). They are in the reading order once; the copies are only to be seen.
// Without scripts, and with reduced motion, it is one line of text that stands still.
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { useMoving, useReducedMotion } from './moving.ts';

/** px per second (REQ U18). */
export const marqueeSpeed = 50;

interface MarqueeProps {
  name: string;
  text: string;
  /** What applies to the text; it stands still beneath it. */
  note?: string | undefined;
  /** A small drawing between the copies. */
  between: ReactNode;
  play: string;
  pause: string;
}

export function Marquee({ name, text, note, between, play, pause }: MarqueeProps) {
  const { playing, moving, toggle, rest } = useMoving('on');
  const { track, copies } = usePassing(moving);
  return (
    <div role="region" aria-label={name} className="marquee" {...rest}>
      <div className="marquee-window">
        <div ref={track} className="marquee-track">
          <div className="marquee-item">
            {text}
            {between}
          </div>
          {Array.from({ length: copies }, (_, index) => (
            <div key={index} aria-hidden="true" className="marquee-item marquee-copy">
              {text}
              {between}
            </div>
          ))}
        </div>
        {note && <p className="marquee-note">{note}</p>}
      </div>
      <div className="marquee-hold no-print motion-reduce:hidden no-scripts:hidden">
        <Button look="ribbon" size="small" onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
          <span className="marquee-hold-words">{playing ? pause : play}</span>
        </Button>
      </div>
    </div>
  );
}

/** Copies in the first HTML: enough for a window of 2500 px, corrected once the words are measured. */
const firstCopies = 4;

/** Moves the track by the width of one copy, again and again, at the ribbon's speed; it goes on from where it stood. */
function usePassing(moving: boolean) {
  const track = useRef<HTMLDivElement>(null);
  const motion = useRef<Animation>(undefined);
  const now = useRef(moving);
  const [copies, setCopies] = useState(firstCopies);
  const reduced = useReducedMotion();

  useEffect(() => {
    const row = track.current;
    const item = row?.firstElementChild;
    if (!row || !item || reduced) return;
    function measure() {
      const width = item!.getBoundingClientRect().width;
      if (!width) return;
      setCopies(Math.max(firstCopies, Math.ceil(window.innerWidth / width) + 1));
      const passed = motion.current?.effect?.getComputedTiming().progress ?? 0;
      motion.current?.cancel();
      const duration = (width / marqueeSpeed) * 1000;
      motion.current = row!.animate([{ transform: 'translateX(0)' }, { transform: `translateX(-${width}px)` }], {
        duration,
        iterations: Infinity,
      });
      motion.current.currentTime = passed * duration;
      if (!now.current) motion.current.pause();
    }
    const watch = new ResizeObserver(measure);
    watch.observe(item);
    measure();
    return () => {
      watch.disconnect();
      motion.current?.cancel();
      motion.current = undefined;
    };
  }, [reduced]);

  useEffect(() => {
    now.current = moving;
    if (moving) motion.current?.play();
    else motion.current?.pause();
  }, [moving]);

  return { track, copies };
}

// A marquee with a Pause button (WCAG 2.2.2). The text is in the accessibility tree once; its copies are aria-hidden.
// Without scripts and with reduced motion it is one static line of text.
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { useReducedMotion } from './reduced-motion.ts';
import { useAutoplay } from './use-autoplay.ts';

/** px per second (REQ U18). */
export const marqueeSpeed = 50;

interface MarqueeProps {
  name: string;
  text: ReactNode;
  /** Conditions that apply to the text; static, below it or beside it. */
  note?: ReactNode;
  /** A small drawing between the copies. */
  between: ReactNode;
  play: string;
  pause: string;
}

const itemClasses = 'flex items-center gap-8 py-4 pe-8 font-display text-lead leading-snug font-strong';

export function Marquee({ name, text, note, between, play, pause }: MarqueeProps) {
  const { playing, running, toggle, pauseHandlers } = useAutoplay('resume');
  const { track, copies } = useMarqueeAnimation(running);
  return (
    <div
      role="region"
      aria-label={name}
      className="border-y-2 border-night-line bg-night-ground text-night-link contain-paint wide:flex wide:items-center"
      {...pauseHandlers}
    >
      <div className="min-w-0 overflow-hidden wide:grow">
        <div ref={track} className="flex ps-edge motion-safe:with-scripts:w-max motion-safe:with-scripts:ps-gutter">
          <div className={itemClasses}>
            {text}
            {between}
          </div>
          {Array.from({ length: copies }, (_, index) => (
            <div key={index} aria-hidden="true" className={`${itemClasses} motion-reduce:hidden no-scripts:hidden`}>
              {text}
              {between}
            </div>
          ))}
        </div>
      </div>
      {/* Below the text or beside it: nothing moves behind the button. */}
      <div className="flex items-center justify-between gap-4 px-edge pb-4 wide:shrink-0 wide:py-2 wide:ps-8">
        {note && <p className="text-small">{note}</p>}
        <div className="ms-auto shrink-0 motion-reduce:hidden print:hidden no-scripts:hidden">
          <Button variant="ribbon" size="small" onClick={toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
            <span className="max-tablet:sr-only">{playing ? pause : play}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Copies in the prerendered HTML: enough for a viewport of 2500 px; more are added once the text is measured. */
const firstCopies = 4;

/** Repeatedly moves the track by the width of one copy at `marqueeSpeed`; a change of width keeps the progress. */
function useMarqueeAnimation(running: boolean) {
  const track = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation>(undefined);
  const isRunning = useRef(running);
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
      const passed = animation.current?.effect?.getComputedTiming().progress ?? 0;
      animation.current?.cancel();
      const duration = (width / marqueeSpeed) * 1000;
      animation.current = row!.animate([{ transform: 'translateX(0)' }, { transform: `translateX(-${width}px)` }], {
        duration,
        iterations: Infinity,
      });
      animation.current.currentTime = passed * duration;
      if (!isRunning.current) animation.current.pause();
    }
    const watch = new ResizeObserver(measure);
    watch.observe(item);
    measure();
    return () => {
      watch.disconnect();
      animation.current?.cancel();
      animation.current = undefined;
    };
  }, [reduced]);

  useEffect(() => {
    isRunning.current = running;
    if (running) animation.current?.play();
    else animation.current?.pause();
  }, [running]);

  return { track, copies };
}

// The time until an instant, as four wooden cubes. The target is found in the browser (product decision 6): the first HTML, and a visitor without scripts, has
// it in words. Nothing is spoken each second (a timer is silent; A18); the sentence beside it tells the deadline. It can be stopped (WCAG 2.2.2).
import { useEffect, useRef, useState } from 'react';

import { Button } from '#ui/control/button.tsx';
import { fill } from './carousel-controls.tsx';
import { momentOn, partsOf, type CountdownUnit } from './countdown-target.ts';
import { Icon } from '#ui/drawing/icon.tsx';

export interface CountdownWords extends Record<CountdownUnit, { one: string; many: string }> {
  /** The name of the timer. */
  name: string;
  /** True at any time: stands in the first HTML. */
  before: string;
  /** With {date} and {time}. */
  until: string;
  /** When the target has passed. */
  over: string;
  play: string;
  pause: string;
}

interface CountdownProps {
  /** The target, given the visitor's now; asked once. */
  targetOf: (now: Date) => Date;
  /** Minutes east of UTC that the deadline is told in. */
  offset: number;
  /** The words of a moment such as '2026-12-20T23:05'. */
  inWords: (moment: string) => Record<'date' | 'time', string>;
  words: CountdownWords;
}

const cubes = [
  { unit: 'days', ground: 'bg-rosehip-mid' },
  { unit: 'hours', ground: 'bg-spruce-mid' },
  { unit: 'minutes', ground: 'bg-chinook-mid' },
  { unit: 'seconds', ground: 'bg-saskatoon-mid' },
] as const;

/** As wide as two digits: nothing moves when they arrive. */
const noDigits = '––';

export function Countdown({ targetOf, offset, inWords, words }: CountdownProps) {
  const [held, setHeld] = useState(false);
  const time = useTimeLeft(targetOf, held);
  const parts = time && partsOf(time.left);
  const over = time?.left === 0;

  return (
    <div className="countdown">
      <p className="max-w-lead text-lead">
        {!over && (time ? fill(words.until, inWords(momentOn(time.target, offset))) : words.before)}
        <span role="status">{over && words.over}</span>
      </p>
      {!over && (
        <div className="no-scripts:hidden">
          <div
            role="timer"
            aria-live="off"
            aria-label={words.name}
            aria-hidden={!parts || undefined}
            className="countdown-cubes"
          >
            {cubes.map(({ unit, ground }) => (
              <Cube
                key={unit}
                ground={ground}
                digits={parts ? String(parts[unit]).padStart(2, '0') : noDigits}
                unit={words[unit][parts?.[unit] === 1 ? 'one' : 'many']}
              />
            ))}
          </div>
          <p className="no-print mt-4">
            <Button look="outline" size="small" onClick={() => setHeld(!held)}>
              <Icon name={held ? 'play' : 'pause'} />
              {held ? words.play : words.pause}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

/** A screen reader finds the number as one word; the digits that are seen stand in boxes of one width. */
function Cube({ ground, digits, unit }: { ground: string; digits: string; unit: string }) {
  return (
    <span className={`cube countdown-cube ${ground}`}>
      <span className="visually-hidden">{digits}</span>
      <span aria-hidden="true" className="countdown-digits">
        {Array.from(digits, (digit, place) => (
          <span key={place} className="countdown-digit">
            {digit}
          </span>
        ))}
      </span>{' '}
      {unit}
    </span>
  );
}

/** The target and the whole seconds until it, anew each second until none are left; undefined before the first look at the clock. */
function useTimeLeft(targetOf: (now: Date) => Date, held: boolean) {
  const [aim] = useState(() => targetOf);
  const target = useRef<Date>(undefined);
  const [time, setTime] = useState<{ target: Date; left: number }>();

  useEffect(() => {
    if (held) return;
    const end = (target.current ??= aim(new Date()));
    let clock: ReturnType<typeof setTimeout>;
    function tick() {
      const ms = Math.max(0, end.getTime() - Date.now());
      setTime({ target: end, left: Math.ceil(ms / 1000) });
      if (ms > 0) clock = setTimeout(tick, ms % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(clock);
  }, [aim, held]);

  return time;
}

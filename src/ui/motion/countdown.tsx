// A countdown of days, hours, minutes and seconds. The browser computes the target (product decision 6), so the prerendered HTML describes it in words.
// Screen readers are not told each second (role=timer is silent; REQ A18); the text beside it states the deadline. It can be paused (WCAG 2.2.2).
import { useEffect, useRef, useState } from 'react';

import type { Family } from '#design/families.ts';
import { fillWords } from '#ui/fill-words.ts';
import { Button } from '#ui/control/button.tsx';
import { momentInWords, partsOf, type CountdownUnit } from './countdown-target.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { InLanguage, type LanguageAttributes } from '#ui/layout/in-language.tsx';

export interface CountdownWords extends Record<CountdownUnit, { one: string; many: string }> {
  /** Accessible name of the timer. */
  name: string;
  /** The deadline in words that are always true, for the prerendered HTML. */
  before: string;
  /** The deadline, with {date} and {time}. */
  until: string;
  /** Shown when the target has passed. */
  over: string;
  play: string;
  pause: string;
}

export interface CountdownProps {
  /** Returns the target; called once, with the current time. */
  targetOf: (now: Date) => Date;
  /** UTC offset of the displayed deadline, such as '-06:00'. */
  offset: string;
  words: CountdownWords;
  /** Of `before`, `until` and `over`. */
  lang?: LanguageAttributes | undefined;
}

const cubes = [
  { unit: 'days', family: 'rosehip' },
  { unit: 'hours', family: 'spruce' },
  { unit: 'minutes', family: 'chinook' },
  { unit: 'seconds', family: 'saskatoon' },
] as const satisfies readonly { unit: CountdownUnit; family: Family }[];

/** As wide as two digits, so that the layout does not shift. */
const noDigits = '––';

export function Countdown({ targetOf, offset, words, lang }: CountdownProps) {
  const [isPaused, setIsPaused] = useState(false);
  const time = useTimeLeft(targetOf, isPaused);
  const parts = time && partsOf(time.left);
  const over = time?.left === 0;

  return (
    <div className="max-w-column">
      {/* The blocks stand on what follows; where there are none, the words keep their distance from it. */}
      <p className={`max-w-lead text-lead ${over ? 'mb-12' : 'no-scripts:mb-12'}`}>
        {!over && (
          <Deadline
            words={time ? words.until : words.before}
            values={time && momentInWords(time.target, offset)}
            lang={lang}
          />
        )}
        <span role="status" {...lang}>
          {over && words.over}
        </span>
      </p>
      {!over && (
        <div className="no-scripts:hidden">
          <p className="mt-4 print:hidden">
            <Button variant="outline" size="small" onClick={() => setIsPaused(!isPaused)}>
              <Icon name={isPaused ? 'play' : 'pause'} />
              <span>{isPaused ? words.play : words.pause}</span>
            </Button>
          </p>
          <div
            role="timer"
            aria-live="off"
            aria-label={words.name}
            aria-hidden={!parts || undefined}
            className="mt-6 grid grid-cols-2 gap-3 tablet:grid-cols-4 tablet:gap-4"
          >
            {cubes.map(({ unit, family }) => (
              <Cube
                key={unit}
                family={family}
                digits={parts ? String(parts[unit]).padStart(2, '0') : noDigits}
                unit={words[unit][parts?.[unit] === 1 ? 'one' : 'many']}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface DeadlineProps {
  words: string;
  values: Record<'date' | 'time', string> | undefined;
  lang: CountdownProps['lang'];
}

/** The day and the time are in the language of the site, whatever that of the words around them. One element, since a visitor may be reading it when they come. */
const Deadline = ({ words, values, lang }: DeadlineProps) => (
  <span>
    {words.split(/(\{\w+\})/).map((part, index) => (
      <InLanguage key={index} lang={index % 2 ? undefined : lang}>
        {values ? fillWords(part, values) : part}
      </InLanguage>
    ))}
  </span>
);

/** Screen readers get the number as one text; the visible digits are in boxes of equal width, since no font here has figures of one width. */
function Cube({ family, digits, unit }: { family: Family; digits: string; unit: string }) {
  return (
    <span
      className={`grid justify-items-center rounded-field border-4 border-wood px-2 py-4 font-semibold text-night-ink ${familyClasses[family].ground}`}
    >
      <span className="sr-only">{digits}</span>
      <span
        aria-hidden="true"
        className="grid min-w-icon auto-cols-fr grid-flow-col text-center font-display text-hero leading-none wide:text-1"
      >
        {Array.from(digits, (digit, place) => (
          <span key={place}>{digit}</span>
        ))}
      </span>{' '}
      <span>{unit}</span>
    </span>
  );
}

/** The target and the whole seconds until it, updated each second; undefined before the first effect. */
function useTimeLeft(targetOf: (now: Date) => Date, isPaused: boolean) {
  const [getTarget] = useState(() => targetOf);
  const target = useRef<Date>(undefined);
  const [time, setTime] = useState<{ target: Date; left: number }>();

  useEffect(() => {
    if (isPaused) return;
    const end = (target.current ??= getTarget(new Date()));
    let clock: ReturnType<typeof setTimeout>;
    function tick() {
      const ms = Math.max(0, end.getTime() - Date.now());
      setTime({ target: end, left: Math.ceil(ms / 1000) });
      if (ms > 0) clock = setTimeout(tick, ms % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(clock);
  }, [getTarget, isPaused]);

  return time;
}

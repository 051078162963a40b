// A number that counts up once, when it comes into view. The final number is in the HTML and is the only one that is read out; the moving digits are
// only to be seen (WCAG 2.2.2: over within 5 s). Without scripts, and with reduced motion, it stands still.
import { useEffect, useRef, useState } from 'react';

import { countAt, countSeconds, withCommas } from './counting.ts';
import { useReducedMotion } from './reduced-motion.ts';

interface CounterProps {
  /** A whole number. */
  value: number;
  /** Stands right behind the number: 'K+', '%'. */
  suffix?: string;
  /** How long it counts. */
  seconds?: number;
}

export function Counter({ value, suffix = '', seconds = countSeconds }: CounterProps) {
  const { element, shown } = useCountUp(value, seconds);
  return (
    <span ref={element} className="counter">
      <span className={shown === undefined ? undefined : 'counter-final'}>{withCommas(value) + suffix}</span>
      {shown !== undefined && (
        <span aria-hidden="true" className="counter-digits">
          {withCommas(shown) + suffix}
        </span>
      )}
    </span>
  );
}

/** The number on its way, while it is on its way. */
function useCountUp(value: number, seconds: number) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<number>();
  const reduced = useReducedMotion();

  useEffect(() => {
    if (reduced || !element.current) return;
    let frame = 0;
    function count(start: number) {
      const elapsed = performance.now() - start;
      const over = elapsed >= seconds * 1000;
      setShown(over ? undefined : countAt(value, elapsed, seconds));
      if (!over) frame = requestAnimationFrame(() => count(start));
    }
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      count(performance.now());
    });
    watch.observe(element.current);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      setShown(undefined);
    };
  }, [value, seconds, reduced]);

  return { element, shown };
}

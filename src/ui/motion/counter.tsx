// A number that counts up once when it enters the viewport. The final number is in the HTML and is the only one that screen readers read; the animated
// digits are aria-hidden (WCAG 2.2.2: they end within 5 s). Without scripts and with reduced motion it does not animate.
import { useEffect, useRef, useState } from 'react';

import { countAt, countSeconds, withCommas } from './counting.ts';
import { useReducedMotion } from './reduced-motion.ts';

interface CounterProps {
  /** A whole number. */
  value: number;
  /** Follows the number without a space: 'K+', '%'. */
  suffix?: string;
  /** Duration in seconds. */
  seconds?: number;
}

export function Counter({ value, suffix = '', seconds = countSeconds }: CounterProps) {
  const { element, shown } = useCountUp(value, seconds);
  return (
    // The invisible final number reserves the width for the animated digits. `opacity`, because forced colours do not override it.
    <span ref={element} className="relative inline-block">
      <span className={shown === undefined ? undefined : 'opacity-0 print:opacity-100'}>
        {withCommas(value) + suffix}
      </span>
      {shown !== undefined && (
        <span aria-hidden="true" className="absolute inset-0 whitespace-nowrap print:hidden">
          {withCommas(shown) + suffix}
        </span>
      )}
    </span>
  );
}

/** The intermediate number while it counts; undefined before and after. */
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

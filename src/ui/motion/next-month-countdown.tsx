// The countdown to the same day of next month.
import { nextMonthAt } from './countdown-target.ts';
import { Countdown, type CountdownProps } from './countdown.tsx';

export const NextMonthCountdown = ({ offset, words, lang }: Omit<CountdownProps, 'targetOf'>) => (
  <Countdown targetOf={(now) => nextMonthAt(now, offset)} offset={offset} words={words} lang={lang} />
);

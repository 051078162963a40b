// The countdown to the same day of next month. A chunk of its own, because date-fns' `format` is as large as a page's own code.
import { provider } from '#content/site/provider.ts';
import { nextMonthAt } from '#ui/motion/countdown-target.ts';
import { Countdown, type CountdownWords } from '#ui/motion/countdown.tsx';

const offset = provider.utcOffset;
const targetOf = (now: Date) => nextMonthAt(now, offset);

export const OpeningCountdown = ({ words }: { words: CountdownWords }) => (
  <Countdown targetOf={targetOf} offset={offset} words={words} />
);

/** Days that repeat as the owner writes them, “first Friday” of each month or “Wednesday” of each week. */
import type { Repeat } from './special-days.ts';

const inMonth = ['', 'first', 'second', 'third', 'fourth', 'last'];
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

export const repeatPattern = new RegExp(`^(?:(?:${inMonth.filter(Boolean).join('|')}) )?(?:${weekdays.join('|')})$`);

export function repeatOf(words: string): Repeat {
  const [weekday = '', which = ''] = words.split(' ').toReversed();
  return [weekdays.indexOf(weekday), inMonth.indexOf(which)];
}

/** “the first Friday of each month”, “each Wednesday”. */
export const repeatInWords = ([weekday, which]: Repeat) =>
  which ? `the ${inMonth[which]} ${weekdays[weekday]} of each month` : `each ${weekdays[weekday]}`;

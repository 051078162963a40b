/** What a valid request for the waiting list is, in the browser and in the gateway: no DOM, and nothing of the daycare but its oldest age. */
import { object, regex, superRefine, type infer as Infer } from 'zod/mini';

import { monthsOf, type Age } from '#content/rules/ages.ts';
import { waitingMessages as messages } from '#content/words/waiting-list.ts';
import { address, line, requiredLine } from '#forms/check.ts';
import { monthInWords, type Month } from '#mail/waiting-list.ts';

/** In months. A child may be expected within a year, and start within six. */
const ahead = { born: 12, start: 72 } as const;

/**
 * @param today a moment of the visitor's or the provider's calendar day
 * @param typedBirth the month of birth as it was typed
 */
export function schemaFor(oldest: Age, today: Date, typedBirth: Month) {
  const now = today.getFullYear() * 12 + today.getMonth();
  const earliestBirth = now - Math.ceil(monthsOf(oldest));
  const latestBirth = now + ahead.born;
  const birth = indexOf(typedBirth);
  // A start is held against no birth that cannot be.
  const isAwaited = birth > now && birth <= latestBirth;
  return object({
    born: monthIn(earliestBirth, latestBirth, messages.born),
    start: monthIn(isAwaited ? birth : now, now + ahead.start, {
      ...messages.start,
      ...(isAwaited && { early: messages.beforeBirth }),
    }),
    house: line(),
    group: requiredLine(messages.group),
    email: address(messages.emailMissing, messages.emailInvalid),
    phone: line(),
  });
}

export type WaitingValues = Infer<ReturnType<typeof schemaFor>>;

export const empty: WaitingValues = {
  born: { month: '', year: '' },
  start: { month: '', year: '' },
  house: '',
  group: '',
  email: '',
  phone: '',
};

/** Months since the year 0; NaN of what is no month. */
function indexOf({ month, year }: Month): number {
  const [number, four] = [month.trim(), year.trim()];
  return /^\d{2}$/.test(number) && /^\d{4}$/.test(four) ? Number(four) * 12 + Number(number) - 1 : Number.NaN;
}

const monthAt = (index: number): Month => ({
  month: String((index % 12) + 1).padStart(2, '0'),
  year: String(Math.floor(index / 12)),
});

interface MonthWords extends Month {
  /** What is said of a month before the first one. */
  readonly early?: string;
}

/** A month from the first to the last one. What is wrong is said at its year if that is another, else at the month. */
const monthIn = (first: number, last: number, says: MonthWords) =>
  object({
    month: requiredLine(says.month).check(regex(/^(0[1-9]|1[0-2])$/, { error: says.month, abort: true })),
    year: requiredLine(says.year).check(regex(/^\d{4}$/, { error: messages.yearUnreadable, abort: true })),
  }).check(
    superRefine((typed, { addIssue }) => {
      const index = indexOf(typed);
      if (index >= first && index <= last) return;
      const nearest = monthAt(index < first ? first : last);
      addIssue({
        code: 'custom',
        path: [typed.year === nearest.year ? 'month' : 'year'],
        message: (index < first ? (says.early ?? messages.tooEarly) : messages.tooLate).replace(
          '{month}',
          monthInWords(nearest),
        ),
      });
    }),
  );

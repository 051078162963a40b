/** When the daycare is open: in a week, and in parts of the year. */
import { z } from 'zod';

import { hoursPattern, opensBeforeItCloses, spansOf } from '#content/rules/opening-hours.ts';

import { daysInOrder, isDay } from './texts.ts';

const weekly = (example: string) =>
  z
    .string()
    .regex(hoursPattern, 'is not days and times')
    .refine((hours) => spansOf(hours).every(opensBeforeItCloses), 'closes before it opens: see am and pm')
    .meta({ examples: [example] });

export const hours = weekly('Monday to Friday, 6:45 am to 5:45 pm; Saturday, 9:00 am to 12:00 pm');

/** A day of one year, or of every year: 2027 is one in which February has 28 days. */
const day = (example: string, description: string) =>
  z
    .string()
    .refine(
      (value) => isDay(value.length > 5 ? value : `2027-${value}`),
      'is not a day of the calendar, written month-day for every year, or year-month-day for one',
    )
    .meta({ examples: [example], description });

export const otherHours = z
  .array(
    z
      .strictObject({
        from: day('07-01', 'The first day: 07-01 is 1 July of every year, 2027-07-01 that of one.'),
        until: day('08-31', 'The last one.'),
        hours: weekly('Monday to Thursday, 8:00 am to 4:00 pm'),
      })
      .check((payload) => {
        const { from, until } = payload.value;
        const isOfOneYear = from.length > 5;
        if (isOfOneYear !== until.length > 5)
          payload.issues.push({
            code: 'custom',
            input: until,
            path: ['until'],
            message: 'must have a year if “from” has one, and none otherwise',
            params: { example: isOfOneYear ? `${from.slice(0, 5)}${until}` : until.slice(5) },
          });
        else if (isOfOneYear) daysInOrder(payload);
      }),
  )
  .meta({ description: 'Parts of the year with other hours, such as the summer.' });

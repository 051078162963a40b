/** What notices.yaml says: what parents have to know for a short time, such as a storm. */
import { z } from 'zod';

import { dayOf } from '#content/rules/notices.ts';
import { opensBeforeItCloses, spanOf, timesPattern } from '#content/rules/opening-hours.ts';

import { ofOneHouse } from './house.ts';
import { isDay, language, text } from './texts.ts';

const isTime = (value: string) => z.iso.datetime({ local: true, precision: -1 }).safeParse(value).success;

/** Read as 2026-12-07, or as 2026-12-07T09:00. */
const when = (example: string, description: string) =>
  z
    .string()
    .overwrite((value) => value.trim().replace(/ +/, 'T'))
    .refine((value) => isDay(value) || isTime(value), {
      error: 'is not a day of the calendar, written year-month-day, or with a time in 24 hours after it',
      abort: true,
    })
    .meta({ examples: [example], description });

/** More of them nobody reads. */
const atOnce = 3;

const startOf = ({ from }: { from: string }) => (from.includes('T') ? from : `${from}T00:00`);
const endOf = ({ until }: { until: string }) => (until.includes('T') ? until : `${until}T24:00`);

const notice = z
  .strictObject({
    text: text('Storm: we open at 9.', 'In one sentence: it stands above every page.').max(160),
    lang: language('the notice').exactOptional(),
    from: when('2026-12-07 06:00', 'The day, or the moment, from which it stands there.'),
    until: when('2026-12-07 12:00', 'The last day, or the moment at which it leaves by itself. Every notice has one.'),
    hours: z
      .string()
      .refine((value) => value === 'closed' || timesPattern.test(value), {
        error: 'must be two times of day with “to” between them, or closed',
        abort: true,
      })
      .refine((value) => value === 'closed' || opensBeforeItCloses(spanOf(value)), {
        error: 'closes before it opens: see am and pm',
      })
      .meta({
        examples: ['9:00 am to 5:45 pm'],
        description: 'Your hours on that day, or closed. They hold all day, whatever closures.yaml and your hours say.',
      })
      .exactOptional(),
    house: ofOneHouse,
  })
  .check(({ value, issues }) => {
    const { from, until, hours = 'closed' } = value;
    const issue = (path: string, input: string, message: string, example: string | undefined) =>
      issues.push({ code: 'custom', input, path: [path], message, params: { example } });
    if (endOf(value) <= startOf(value)) issue('until', until, 'is not after “from”', dayOf(from));
    else if (hours !== 'closed' && dayOf(from) !== dayOf(until))
      issue(
        'hours',
        hours,
        'are those of one day, but the notice holds on several. Let it end on its first day, and write another for the next',
        undefined,
      );
  });

export const noticesSchema = z
  .array(notice)
  .check(({ value, issues }) => {
    for (const [index, one] of value.entries()) {
      const begun = value.filter((other) => startOf(other) <= startOf(one) && startOf(one) < endOf(other));
      const isFirst = value.findIndex((other) => startOf(other) === startOf(one)) === index;
      if (isFirst && begun.length > atOnce)
        issues.push({
          code: 'custom',
          input: one.from,
          path: [index, 'from'],
          message: `is when ${begun.length} notices hold at once, and pages show at most ${atOnce}. Let one end before, or put two into one sentence`,
          params: { example: undefined },
        });
    }
  })
  .readonly();

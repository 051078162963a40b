/** What places.yaml says: whether there is a place, by group and month, and what a family should know before it waits for one. */
import { z } from 'zod';

import { agesIn, withTo } from '#content/rules/ages.ts';
import { schools } from '#content/rules/groups.ts';

import { ofOneHouse } from './house.ts';
import { references } from './references.ts';
import { address, day, id, language, text, yesOrNo } from './texts.ts';

const month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is not a month, written year-month')
  .meta({ examples: ['2026-12'] });

const wrongNumber = 'must be a whole number of places';

/** At most so many, in whole ones or quarters. */
const part = (most: number, step: number, wrong: string, example: number, description: string) =>
  z
    .number(wrong)
    .refine((count) => count > 0 && count <= most && Number.isInteger(count / step), { error: wrong, abort: true })
    .meta({ examples: [example], description });

const openings = z
  .array(
    z
      .strictObject({
        month,
        free: z
          .number(wrongNumber)
          .refine((free) => Number.isInteger(free) && free >= 0 && free < 100, { error: wrongNumber, abort: true })
          .meta({ examples: [2], description: '0 if families wait for a place.' })
          .exactOptional(),
        closed: yesOrNo('Instead of a number: the group is closed in this month.').exactOptional(),
        from: day('2026-12-15', 'The first day, if it is not that of the month.').exactOptional(),
        note: text('in the mornings', 'What is special about them.').exactOptional(),
        hours: part(
          24,
          0.25,
          'must be hours a day, such as 4 or 4.5',
          4,
          'Of places for a part of the day: so many hours a day at most.',
        ).exactOptional(),
        days: part(
          7,
          1,
          'must be a whole number of days a week',
          2,
          'Of places for a part of the week: so many days a week at most.',
        ).exactOptional(),
      })
      .check(({ value, issues }) => {
        if ((value.free === undefined) !== (value.closed === true))
          issues.push({
            code: 'custom',
            input: value,
            message: 'needs either “free”, the number of places, or “closed: yes”',
            params: { example: undefined },
          });
        if ((value.hours ?? value.days) && !value.note)
          issues.push({
            code: 'custom',
            input: undefined,
            path: ['note'],
            message: '',
            params: { example: 'in the mornings' },
          });
        if (value.from && !value.from.startsWith(value.month))
          issues.push({
            code: 'custom',
            input: value.from,
            path: ['from'],
            message: `is no day of ${value.month}`,
            params: { example: `${value.month}-15` },
          });
      })
      .transform(({ month: of, from, note, hours, days, free = 'closed' as const }) => ({
        month: of,
        free,
        ...(from && { from }),
        ...(note && { note }),
        ...(hours && { hours }),
        ...(days && { days }),
      })),
  )
  .check(({ value, issues }) => {
    for (const [index, { month: each }] of value.entries())
      if (value.findIndex((other) => other.month === each) < index)
        issues.push({
          code: 'custom',
          input: each,
          path: [index, 'month'],
          message: `stands twice: another entry of the group is ${each}, too`,
          params: { example: undefined },
        });
  })
  .meta({ description: 'Of a month that is not here, pages say “Ask us”.' });

const group = z.strictObject({
  group: id('infants').meta({
    examples: ['infants'],
    description: 'The id of a group in programs.yaml, or of one that is only here.',
  }),
  title: text('Out-of-school care', 'Of a group that is only here.').exactOptional(),
  titleLang: language('the title').exactOptional(),
  ages: z
    .string()
    .overwrite(withTo)
    .refine(agesIn, 'must be two ages with “to” between them, the younger one first, in whole weeks, months or years')
    .meta({ examples: ['6 years to 12 years'], description: 'Of a group that is only here.' })
    .exactOptional(),
  school: z
    .enum(schools)
    .meta({
      examples: ['grades'],
      description:
        'Of care around school: kindergarten, or grades for Grades 1 to 6. It counts school years instead of ages.',
    })
    .exactOptional(),
  house: ofOneHouse,
  places: openings.default([]),
});

const link = z.strictObject({ words: text('alberta.ca'), href: address('https://www.alberta.ca/child-care-subsidy') });

const ofEntry = language('the entry').exactOptional();

export const placesSchema = z
  .strictObject({
    checked: day('2026-11-22', 'The day on which somebody counted the places.')
      .register(references, { kind: 'past day' })
      .exactOptional(),
    groups: z.array(group).default([]),
    waitingList: z
      .array(z.strictObject({ title: text('What it costs'), lang: ofEntry, text: text('Nothing.') }))
      .meta({ description: 'The rules of your waiting list, for /places.' })
      .default([]),
    help: z
      .array(
        z.strictObject({
          title: text('Subsidy for school-age care'),
          lang: ofEntry,
          text: text('Families with a lower income may get a part back from the province.'),
          link: link.exactOptional(),
          checked: day('2026-11-22', 'The day on which somebody compared it with its source.')
            .register(references, { kind: 'past day' })
            .exactOptional(),
          until: day('2027-03-31', 'The last day on which it holds.').exactOptional(),
        }),
      )
      .meta({ description: 'Who helps a family to pay, for /places.' })
      .default([]),
  })
  .check(({ value, issues }) => {
    if (!value.checked && value.groups.some(({ places }) => places.length))
      issues.push({ code: 'custom', input: undefined, path: ['checked'], message: '' });
  })
  .readonly();

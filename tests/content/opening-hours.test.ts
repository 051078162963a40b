import { expect, test } from 'vitest';

import { hoursPattern, weekOf } from '#content/rules/opening-hours.ts';

test.each(['Mon-Fri, 7 am to 5 pm', 'Monday to Friday, 17:00 to 18:00', 'Monday to Friday, 6:45 am to 5:45 pm;', ''])(
  '“%s” is not in the form that hours have',
  (hours) => {
    expect(hours).not.toMatch(hoursPattern);
  },
);

test('of a day that is written in two rows the hours are in their order, and those that touch are one', () => {
  const friday = 'Friday, 1:00 pm to 5:00 pm; Thursday to Friday, 8:00 am to 12:30 pm; Friday, 12:30 pm to 1:00 pm';
  expect(weekOf(friday)).toEqual([[], [], [], [], [[480, 750]], [[480, 1020]], []]);
  expect(weekOf('Saturday to Sunday, 9:00 am to 12:00 pm; Sunday, 1:00 pm to 2:00 pm')[0]).toEqual([
    [540, 720],
    [780, 840],
  ]);
});

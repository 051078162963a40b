import { specialHoursOf } from '#content/rules/special-hours.ts';
import { buildDay } from '#content/site/build-day.ts';
import { provider } from '#content/site/provider.ts';

import { openingHours, otherWeeks } from './opening.ts';

/** For search engines. */
export const specialHours = specialHoursOf({
  hours: provider.hours,
  changes: openingHours.changes,
  otherWeeks,
  today: buildDay,
});

import { specialHoursOf } from '#content/rules/special-hours.ts';
import { buildDay } from '#content/site/build-day.ts';

import { openings } from './opening.ts';

/** For search engines, of each house. */
export const specialHours = openings.map(({ hours, opening: { changes }, otherWeeks }) =>
  specialHoursOf({ hours, changes, otherWeeks, today: buildDay }),
);

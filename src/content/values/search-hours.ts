import { specialHoursOf, weekHoursOf } from '#content/rules/search-hours.ts';
import { buildDay } from '#content/site/build-day.ts';

import { openings } from './opening.ts';

/** For search engines, of each house. */
export const searchHours = openings.map(({ hours, opening: { changes }, otherWeeks }) => ({
  openingHoursSpecification: weekHoursOf(hours),
  specialOpeningHoursSpecification: specialHoursOf({ hours, changes, otherWeeks, today: buildDay }),
}));

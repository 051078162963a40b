/** For whom the waiting list is. By itself: the home page says it beside a date of birth that is refused. */
import { agesIn } from '#content/rules/ages.ts';
import { ages } from '#content/site/facts.ts';
import { notYet } from '#content/words/places-link.ts';

const { from } = agesIn(ages)!;

export const waitingTitle = notYet(
  from.count ? `${from.count}\u00A0${from.unit}${from.count === 1 ? '' : 's'}` : undefined,
);

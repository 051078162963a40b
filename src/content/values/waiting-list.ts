/** The waiting list of /places in the daycare’s own figures: for whom it is, the groups to choose from, and what happens next. */
import { agesIn } from '#content/rules/ages.ts';
import { ages } from '#content/site/facts.ts';
import { pages } from '#content/site/pages.ts';
import { provider } from '#content/site/provider.ts';
import { waitingWords } from '#content/words/waiting-list.ts';

import { programs } from './lists.ts';

const { from } = agesIn(ages)!;

export const waitingTitle = waitingWords.title(
  from.count ? `${from.count}\u00A0${from.unit}${from.count === 1 ? '' : 's'}` : undefined,
);

/** Beside the refusal of a child that is too young: for whom the list is. Undefined if the site has none. */
export const waitingWay = '/places' in pages ? waitingTitle : undefined;

export const waitingNext = waitingWords.next(provider.answersWithin);

export const waitingGroups = [
  ...programs.map(({ title, ages: theirs }) => ({ value: title, label: `${title}, ${theirs}` })),
  { value: waitingWords.unknownGroup, label: waitingWords.unknownGroup },
];

/** The picture beside the form: that of the youngest. */
export const waitingPicture = programs[0]!.picture;

/** The waiting list of /places in the daycare’s own figures: the groups to choose from, and what happens next. */
import { provider } from '#content/site/provider.ts';
import { placesWords } from '#content/words/places.ts';
import { waitingWords } from '#content/words/waiting-list.ts';

import { programs } from './lists.ts';
import { groups } from './places.ts';

export const waitingNext = waitingWords.next(provider.answersWithin);

export const waitingGroups = [
  ...groups.map(({ title, agesText = placesWords.grades }) => ({ value: title, label: `${title}, ${agesText}` })),
  { value: waitingWords.unknownGroup, label: waitingWords.unknownGroup },
];

/** The picture beside the form: that of the youngest. */
export const waitingPicture = programs[0]!.picture;

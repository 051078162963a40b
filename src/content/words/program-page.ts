/** Names for screen readers on /program. What it says is the owner's (site/words/program.yaml and site/programs.yaml). */

/** Of the table of facts. */
export const programFactsLabel = 'The programs in short';

/** Of the list of what a child does. */
export const programThingsLabel = (title: string) => `What a child does in ${title}`;

/** Beside the part of the day that it is. */
export const nowWord = 'Now';

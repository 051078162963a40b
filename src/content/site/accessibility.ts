import { readPolicy } from '#content/reader/policies.ts';

const { changed: _, sections, ...head } = readPolicy('accessibility');

export const accessibilityHead = head;
/** The parts of the statement as they were written. The audits' results come in as `Facts` (content/words/accessibility.ts). */
export const statementParts = sections;

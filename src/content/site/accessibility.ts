import { readPolicy } from '#content/reader/policies.ts';

const { changed, sections, ...head } = readPolicy('accessibility');

export const accessibilityHead = head;
/** When its words were last changed, if it says so: such as 2026-11-23. */
export const statementChanged = changed;
/** The parts of the statement as they were written. The audits' results come in as `Facts` (content/words/accessibility.ts). */
export const statementParts = sections;

import { readPolicy } from '#content/reader/policy.ts';
import { formsTable } from '#content/words/privacy.ts';

const { changed, sections, ...head } = readPolicy('privacy', { forms: formsTable });

export const privacyHead = head;
/** A day such as 2026-11-23. */
export const privacyChanged = changed;
export const privacyParts = sections;

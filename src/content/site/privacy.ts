import { readPolicy } from '#content/reader/policies.ts';
import { longDate } from '#content/rules/dates.ts';
import { withInserts } from '#content/rules/policy.ts';
import { formsTable } from '#content/words/privacy.ts';

import { pictures } from './words/footer.ts';

const { changed, sections, ...head } = readPolicy('privacy');

export const privacyHead = head;
/** Such as November 23, 2026. */
export const privacyChanged = changed && longDate(changed);
export const privacyParts = withInserts(sections, {
  forms: { table: formsTable },
  pictures: { text: pictures ? [pictures] : [] },
});

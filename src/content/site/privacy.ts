import { readPolicy } from '#content/reader/policies.ts';
import { longDate } from '#content/rules/dates.ts';
import { withInserts } from '#content/rules/policy.ts';
import { formsTable, privacyRows } from '#content/words/privacy.ts';
import { hasNewsletter } from './newsletter.ts';
import { takesComments } from './provider.ts';
import { pictures } from './words/footer.ts';

const { changed, sections, ...head } = readPolicy('privacy');

const absent = [!takesComments && privacyRows.comment.form, !hasNewsletter && privacyRows.newsletter.form];
const rows = formsTable.rows.filter(([form]) => !absent.some((each) => each === form));

export const privacyHead = head;
/** Such as November 23, 2026. */
export const privacyChanged = changed && longDate(changed);
export const privacyParts = withInserts(sections, {
  forms: { table: { ...formsTable, rows } },
  pictures: { text: pictures ? [pictures] : [] },
});

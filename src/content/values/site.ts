import { pictureFiles } from '#content/site/picture-files.ts';
import { piecesOf } from '#content/rules/foreign-words.ts';
import { withInserts } from '#content/rules/policy.ts';
import { privacyLang, sections } from '#content/site/policies/privacy.ts';
import { takesComments } from '#content/site/provider.ts';
import { footerLang, pictures } from '#content/site/words/footer.ts';
import { banner } from '#content/site/words/home.ts';
import { socialPictureOfSample } from '#content/words/home.ts';
import { asksBesides, registrationWith } from '#content/words/own-fields.ts';
import { formsTable, privacyRows } from '#content/words/privacy.ts';
import { notFoundPath, routes } from '#routes.ts';

import { houseField, ownFields } from './registration.ts';

/** Beside the call to enrol on /about-2. */
export const callPicture = { name: 'post-goodbye', alt: '', focus: '48% 45%', ...pictureFiles['post-goodbye']! };

/** On /outdoorplay the things to pack, side by side; the words beside each part of it say what it is. */
export const packedPicture = { name: 'bag-shelf', alt: '', ...pictureFiles['bag-shelf']! };

const { picture } = banner;

/** What other services show beside a link to the site: the home page’s picture if it is the owner’s (tasks/build/own-pictures.ts), or the sample’s (tasks/pictures.ts). */
export const socialPicture = {
  path: '/pictures/social.jpg',
  alt: picture.isOwn ? picture.alt : socialPictureOfSample,
};

/** Whether the site has pages of layouts, in whose footers the newsletter stands (REQ B1). The not-found page, which every site has, does not make it one. */
export const hasNewsletter = routes.some(
  ({ group, kind, path }) => group === 'template' && kind !== 'design-system' && path !== notFoundPath,
);

const absent = [!takesComments && privacyRows.comment.form, !hasNewsletter && privacyRows.newsletter.form];
const asking = [
  registrationWith(ownFields),
  ...(houseField
    ? [asksBesides(privacyRows.waitingList, [houseField]), asksBesides(privacyRows.inquiry, [houseField])]
    : []),
];
const rows = Object.values(privacyRows)
  .filter(({ form }) => !absent.some((each) => each === form))
  .map((row) => asking.find(({ form }) => form === row.form) ?? row)
  .map(({ form, asks, use }) => [form, asks, use]);
const foreign = (ownFields ?? []).flatMap(({ label, lang }) => (lang ? [{ words: label, lang }] : []));
/** The policy as it was written, with the table of the forms that the site has. */
export const privacyParts = withInserts(
  sections,
  {
    forms: {
      table: {
        ...formsTable,
        rows: foreign.length
          ? rows.map(([form = '', ...cells]) => [form, ...cells.map((cell) => piecesOf(cell, foreign))])
          : rows,
      },
    },
    pictures: { ...(footerLang && { lang: footerLang }), text: pictures ? [pictures] : [] },
  },
  privacyLang,
);

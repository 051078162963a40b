import { curriculumForms, type CurriculumKey } from '#content/layouts/curriculum.ts';
import { readSiteFile } from '#content/reader/site-file.ts';
import { pictureOf, withPicture } from '#content/rules/picture-of.ts';

const { head, ...parts } = readSiteFile('words/curriculum');
type Parts = Required<typeof parts>;

export const curriculumHead = withPicture(head);

/** A section with its key, which is its id on the page, and how it shows its bullets. */
export type CurriculumSection = {
  [Key in CurriculumKey]: {
    readonly key: Key;
    readonly image?: { readonly picture: ReturnType<typeof pictureOf>; readonly alt: string };
  } & Omit<Parts[Key], 'picture'> &
    (typeof curriculumForms)[Key];
}[CurriculumKey];

export const curriculum = (Object.keys(curriculumForms) as CurriculumKey[]).flatMap((key) => {
  const part = parts[key];
  if (!part) return [];
  const { picture, ...words } = { picture: undefined, ...part };
  const image = picture && { picture: pictureOf(picture), alt: picture.says };
  return [{ key, ...curriculumForms[key], ...words, ...(image && { image }) } as CurriculumSection];
});

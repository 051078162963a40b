/** The nine sections of /curriculum in their order, and how each shows its bullets. The words are the daycare's (site/words/curriculum.yaml). */
import { curriculumParts } from '#content/site/words/curriculum.ts';

export const curriculumForms = {
  approach: { variant: 'icon-list', look: 'rows' },
  special: { variant: 'highlight-cards', look: 'strip' },
  literacy: { variant: 'letter-cards' },
  math: { variant: 'badge-list', look: 'badges' },
  holistic: { variant: 'highlight-cards', look: 'rules' },
  practical: { variant: 'icon-list', look: 'stair' },
  creative: { variant: 'highlight-cards', look: 'label' },
  movement: { variant: 'icon-list', look: 'rows' },
  attitudes: { variant: 'badge-list', look: 'words' },
} as const;

export type CurriculumKey = keyof typeof curriculumForms;

type Parts = Required<typeof curriculumParts>;

/** A section with its key, which is its id on the page, and how it shows its bullets. */
export type CurriculumSection = {
  [Key in CurriculumKey]: { readonly key: Key } & Parts[Key] & (typeof curriculumForms)[Key];
}[CurriculumKey];

export const sections = (Object.keys(curriculumForms) as CurriculumKey[]).flatMap((key) => {
  const part = curriculumParts[key];
  return part ? [{ key, ...curriculumForms[key], ...part } as CurriculumSection] : [];
});

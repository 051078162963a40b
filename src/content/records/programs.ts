/** One to four programs, from the youngest to the oldest, for the home page and /program. */
import { pictureFiles } from './picture-files.ts';

interface ProgramRecord {
  /** Id of its section on /program. */
  readonly id: string;
  readonly title: string;
  /** The age range, in the client's exact wording (REQ K14 to K17). */
  readonly description: string;
  readonly picture: (typeof pictureFiles)[keyof typeof pictureFiles] & { readonly focus?: string };
  readonly alt: string;
  /** One line about what a day is like. */
  readonly line: string;
}

export const programs = [
  {
    id: 'infants',
    title: 'Infants',
    description: '12 months to 19 months',
    picture: { ...pictureFiles['program-infants'], focus: '76% 62%' },
    alt: 'A carer doll beside a baby in a basket, with rattles on a soft mat',
    line: 'Cuddles, crawling space and a rhythm that follows yours.',
  },
  {
    id: 'toddlers',
    title: 'Toddlers',
    description: '19 months to 3 years',
    picture: { ...pictureFiles['program-toddlers'], focus: '44% 62%' },
    alt: 'A toddler doll with stacking rings and a cart full of blocks',
    line: 'Shoes on, coat off, “me do it”. We wait while they try.',
  },
  {
    id: 'preschoolers',
    title: 'Preschoolers',
    description: '3 to 6 years',
    picture: { ...pictureFiles['program-preschoolers'], focus: '34% 60%' },
    alt: 'Child dolls build a brown stair on a rug',
    line: 'Letters, counting, friends, and longer work they choose.',
  },
  {
    id: 'kindergarten',
    title: 'Kindergarten',
    description: '5 to 6 years',
    picture: { ...pictureFiles['program-kindergarten'], focus: '68% 60%' },
    alt: 'Child dolls look at a book beside a globe and a pot of pencils',
    line: 'Care around the school day, with stories and strong legs.',
  },
] as const satisfies readonly ProgramRecord[];

export type Program = ProgramRecord & { readonly id: (typeof programs)[number]['id'] };

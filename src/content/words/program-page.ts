/** The words of /program. The programs themselves are the owner's (site/programs.yaml). */
import { pictureFiles } from '#content/records/picture-files.ts';
import { feeRows } from '#content/site/fees.ts';

export const programHead = {
  title: 'Four programs',
  lead: '12 months to 6 years, and after school to\u00A012.',
} as const;

export const programIntro = {
  title: 'A day here',
  /** Shown large, beside the facts. */
  sentence:
    'Hang up your coat. Choose your work. Eat together, rest a little, run outside, and tell someone all about it.',
  text: 'Every group keeps this order, each at its own speed. Your child knows what comes next, and that is restful. We are a Montessori-style daycare: low shelves, real tools and time to finish.',
  facts: {
    caption: 'The programs in short',
    rows: [
      { head: 'Groups', text: 'Three classes of nine to twenty children each' },
      { head: 'Days', text: 'Up to 5 full-day sessions per week' },
      { head: 'Full-time', text: feeRows.fullTime, isFee: true },
      { head: 'Part-time', text: feeRows.partTime, isFee: true },
      { head: 'Fewer hours', text: 'Our own fee, as for care around school. Ask us.' },
    ],
  },
} as const;

/** Accessible name of the list of what a child does. */
export const programThingsLabel = (title: string) => `What a child does in ${title}`;

export const afterSchool = {
  id: 'out-of-school-care',
  title: 'Out-of-school care',
  text: 'For school children up to 12 years. The same house, a bigger table.',
  rows: [
    {
      title: 'School days',
      text: 'Before the bell and after it: a snack, the yard, a game, and a quiet table for homework.',
    },
    {
      title: 'PD days',
      text: 'When teachers learn, school is closed. Those days are for long projects and long walks.',
    },
    { title: 'Summer', text: 'Weeks outdoors, each with one big thing to look forward to.' },
  ],
  picture: { ...pictureFiles['program-school-age'], focus: '50% 60%' },
  alt: 'School-age child dolls with a bicycle, a backpack, a board game and a ball',
} as const;

export const programClose = {
  title: 'Not sure which one fits?',
  text: 'Your child’s age is the guide. Put the date of birth in the form, and we will tell you which group fits.',
  link: 'Register',
} as const;

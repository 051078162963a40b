/** The words of /program. Names, ages and lines of the programs are in content/records/programs.ts, because the home page shows them too. */
import { pictureFiles } from '#content/records/picture-files.ts';
import type { Program } from '#content/records/programs.ts';
import { facts } from '#content/site/facts.ts';

const { fees } = facts;

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
      { head: 'Full-time', text: `At most ${fees.fullTime} a month, for ${fees.hours.fullTime} hours` },
      { head: 'Part-time', text: `At most ${fees.partTime} a month, for ${fees.hours.partTime} hours` },
      { head: 'Fewer hours', text: 'Our own fee, as for care around school. Ask us.' },
    ],
  },
} as const;

/** Three things a child does in each program. */
export const programThings: Record<Program['id'], readonly [string, string, string]> = {
  infants: [
    'Crawls, pulls up and steps along a low rail.',
    'Digs for a favourite thing in the treasure basket.',
    'Sleeps when tired and eats when hungry.',
  ],
  toddlers: [
    'Pours water, wipes the table and pours again.',
    'Stacks the rings, sorts the shapes and fills the cart.',
    'Learns “mine”, “yours” and, in time, “your turn”.',
  ],
  preschoolers: [
    'Builds the brown stair from thick to thin.',
    'Traces a letter, says its sound and hunts for it in a book.',
    'Sets the table and calls a friend to eat.',
  ],
  kindergarten: [
    'Counts beads by tens and writes down the answer.',
    'Zips the coat, packs the bag and remembers the mitts.',
    'Acts out a story with friends, from start to end.',
  ],
};
/** Accessible name of the list of the three things. */
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

/** The words of the footer. Its closing headline depends on the kind of page; everything about the provider comes from provider.ts. */
import type { Kind, Target } from '#routes.ts';

interface Closing {
  readonly headline: readonly string[];
  readonly words: string;
}

const visit: Closing = {
  headline: ['The lantern is on.', 'Come and see.'],
  words:
    'Visits are on weekday mornings, when the rooms are busy and real. Bring your child, your questions and indoor shoes.',
};

/** Kinds of pages with a closing of their own; all others have the home page's. */
const closings: Partial<Record<Kind, Closing>> = {
  program: {
    headline: ['There is a hook', 'for every coat.'],
    words: 'Tell us your child’s age and the days you need. We look for a place in the right room and write back.',
  },
  about: {
    headline: ['Now you know us.', 'Tell us about you.'],
    words: 'Come by on a weekday morning and meet the people who would look after your child.',
  },
  curriculum: {
    headline: ['See it on a Tuesday.'],
    words: 'A quiet hour in a room tells you more than this page. Pick a weekday morning and sit with us.',
  },
  'outdoor-play': {
    headline: ['Boots on.', 'See you at the gate.'],
    words: 'We show the yard on every visit, in every weather. Dress for mud.',
  },
  contact: {
    headline: ['Or ring the bell.'],
    words: 'We are at the door on weekday mornings. If the rooms are full of noise, you have come at the right time.',
  },
  blog: {
    headline: ['More tomorrow.'],
    words: 'The rooms write when something happened. Come and see it for yourself.',
  },
  post: {
    headline: ['More tomorrow.'],
    words: 'The rooms write when something happened. Come and see it for yourself.',
  },
  'not-found': {
    headline: ['Home is this way.'],
    words: 'If a link on our site brought you here, please tell us. We will mend it.',
  },
};

export const closingOf = (kind: Kind): Closing => closings[kind] ?? visit;

interface FooterWords {
  readonly buttons: readonly [{ title: string; link: Target }, { title: string; link: Target }];
  readonly find: string;
  readonly talk: string;
  readonly open: string;
  readonly pages: string;
  readonly menuName: string;
  /** Year of first publication. Not the current year: that would differ between a page built last year and its hydration. */
  readonly copyrightYear: number;
  readonly pictures: string;
}

export const footer: FooterWords = {
  buttons: [
    { title: 'Register', link: '/#register' },
    { title: 'Ask a question', link: '/contact-us' },
  ],
  find: 'Find us',
  talk: 'Talk to us',
  open: 'We are open',
  pages: 'Pages',
  menuName: 'Footer',
  copyrightYear: 2026,
  pictures: 'Pictures are of wooden toys. We never post children’s faces.',
};

/** The switch of colour schemes. */
export const scheme = {
  label: 'Colours',
  options: [
    { value: 'system', title: 'System', icon: 'circle-half' },
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ],
} as const;

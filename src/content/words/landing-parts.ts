/** The content of the landing pages' sections below the hero. All of it is sample content, marked in each record (product decision 11). */
import { shot, type Sample, type Shot } from './landing.ts';
import type { Offer } from '#content/site/offers.ts';
import { provider } from '#content/site/provider.ts';

type Family = 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon';

/** Figures that count up. Only the number of classes is the provider's own (REQ K19). */
export const figures: readonly (Partial<Sample> & {
  readonly text: string;
  readonly value: number;
  readonly suffix?: string;
  readonly family: Family;
})[] = [
  { text: 'classes, with nine to twenty children in each', value: 3, family: 'rosehip' },
  { text: 'days of last year on which we played outside', value: 215, family: 'canola', sample: true },
  { text: 'lunches at the low table in one year', value: 9460, family: 'spruce', sample: true },
  { text: 'Supportive Parents', value: 20, suffix: 'K+', family: 'chinook', sample: true },
];

export interface LandingClass extends Sample {
  /** Id of the class in site/classes.yaml that the card links to. */
  readonly id: string;
  readonly name: string;
  readonly ages: string;
  readonly text: string;
  readonly shot: Shot;
  readonly family: Family;
  readonly icon: 'book-open' | 'puzzle-piece' | 'paint-brush' | 'music-notes' | 'leaf';
}

export const classes: readonly LandingClass[] = [
  {
    sample: true,
    id: 'letters-and-sounds',
    name: 'Letters and sounds',
    ages: '3 to 6 years',
    text: 'Letters to trace with a finger. Then a name, on a card.',
    shot: shot('cur-literacy', '62% 56%', 'Two child dolls lay letters in front of alphabet cards'),
    family: 'chinook',
    icon: 'book-open',
  },
  {
    sample: true,
    id: 'numbers-in-the-hand',
    name: 'Numbers in the hand',
    ages: '3 to 6 years',
    text: 'Ten rods, a frame of beads and many good questions.',
    shot: shot('cur-math', '52% 56%', 'Two child dolls with a bead frame, number rods and cards'),
    family: 'canola',
    icon: 'puzzle-piece',
  },
  {
    sample: true,
    id: 'clay-and-colour',
    name: 'Clay and colour',
    ages: '19 months to 6 years',
    text: 'Aprons on. We keep the process, and some of the pictures.',
    shot: shot('clay-animals', '50% 56%', 'Three child dolls behind clay animals on a board'),
    family: 'rosehip',
    icon: 'paint-brush',
  },
  {
    sample: true,
    id: 'music-and-movement',
    name: 'Music and movement',
    ages: '12 months to 6 years',
    text: 'Bells, drums and the song that ends every morning.',
    shot: shot('music', '66% 60%', 'Child dolls play a drum and a tambourine'),
    family: 'saskatoon',
    icon: 'music-notes',
  },
  {
    sample: true,
    id: 'little-builders',
    name: 'Little builders',
    ages: '3 to 6 years',
    text: 'Ramps, towers and bridges. Change one thing, try again.',
    shot: shot('marble-run', '40% 60%', 'Child dolls, one in a wheelchair, watch a marble run'),
    family: 'canola',
    icon: 'puzzle-piece',
  },
  {
    sample: true,
    id: 'garden-club',
    name: 'Garden club',
    ages: '3 to 12 years',
    text: 'Seeds in April, beans in August, soup in September.',
    shot: shot('cur-holistic', '44% 60%', 'A child doll waters seedlings beside a globe'),
    family: 'spruce',
    icon: 'leaf',
  },
];

interface Idea extends Sample {
  readonly title: string;
  readonly text: string;
  readonly shot: Shot;
  readonly points: readonly {
    readonly title: string;
    readonly text: string;
    readonly icon: 'music-notes' | 'person' | 'leaf' | 'paint-brush' | 'smiley' | 'heart' | 'book-open';
    readonly family: Family;
  }[];
}

/** The enrichment text block (REQ K36). */
export const enrichment: Idea = {
  sample: true,
  title: 'A little more, four times a week',
  text: 'Play fills the day. On top of it, four things come back each week, so that your child can look forward to them.',
  shot: shot('cur-movement', '50% 60%', 'Child dolls stretch on bright mats while an educator lifts both arms'),
  points: [
    { title: 'Music on Monday', text: 'Drums, bells and one new song.', icon: 'music-notes', family: 'saskatoon' },
    {
      title: 'Yoga on Tuesday',
      text: 'Mats, slow breaths and standing like a tree.',
      icon: 'person',
      family: 'spruce',
    },
    {
      title: 'Garden on Wednesday',
      text: 'Watering, weeding, and worms if we are lucky.',
      icon: 'leaf',
      family: 'canola',
    },
    {
      title: 'Art on Thursday',
      text: 'One material, a long table and no model to copy.',
      icon: 'paint-brush',
      family: 'rosehip',
    },
  ],
};

/** The focus text block (K37). */
export const focus: Idea = {
  sample: true,
  title: 'Where we look first',
  text: 'A day with children holds a thousand moments. We keep our eyes on three things.',
  shot: shot('cur-special', '62% 60%', 'Two child dolls sort wooden solids from a tray'),
  points: [
    {
      title: 'Hands',
      text: 'Real tools in small sizes. Work that a child can finish alone ends in pride.',
      icon: 'smiley',
      family: 'rosehip',
    },
    {
      title: 'Words',
      text: 'Talk at the table, songs and books, in English and in the language you speak at home.',
      icon: 'book-open',
      family: 'chinook',
    },
    {
      title: 'Heart',
      text: 'A feeling gets a name and some time. The rules come after that.',
      icon: 'heart',
      family: 'saskatoon',
    },
  ],
};

export const steps: Sample & {
  readonly title: string;
  readonly link: string;
  readonly list: readonly { readonly title: string; readonly text: string }[];
} = {
  sample: true,
  title: 'Three steps to a first day',
  link: 'Go to the form',
  list: [
    {
      title: 'Come and look',
      text: 'Visits are on weekday mornings, when the rooms are busy. Bring your child and indoor shoes.',
    },
    { title: 'Send the form', text: `It takes about three minutes. We answer within ${provider.answersWithin}.` },
    { title: 'Stay a short while', text: 'On the first mornings you stay in the room. We plan each goodbye with you.' },
  ],
};

/** The picture under the rainbow of the call to enrol. */
export const shots = {
  house: shot('hero', '58% 70%', 'An educator and four children in front of a toy rainbow and a small house'),
} as const;

/** Icon and colour family of each offer, by its drawing. */
export const offerBlocks = {
  rings: { icon: 'puzzle-piece', family: 'rosehip' },
  abacus: { icon: 'calendar-dots', family: 'canola' },
  'fruit-bowl': { icon: 'bowl-food', family: 'spruce' },
  blocks: { icon: 'book-open', family: 'saskatoon' },
  people: { icon: 'users-three', family: 'chinook' },
  lantern: { icon: 'shield-check', family: 'canola' },
} as const satisfies Record<Offer['drawing'], { icon: string; family: Family }>;

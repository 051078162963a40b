/** Words and pictures of /curriculum: nine sections in order. A section's variant decides how its bullets are shown. */
import { pictureFiles } from '#content/records/picture-files.ts';

export type CurriculumKey =
  | 'approach'
  | 'special'
  | 'literacy'
  | 'math'
  | 'holistic'
  | 'practical'
  | 'creative'
  | 'movement'
  | 'attitudes';

type Picture = (typeof pictureFiles)[keyof typeof pictureFiles] & { readonly focus?: string };
type BulletIcon =
  | 'puzzle-piece'
  | 'leaf'
  | 'eye'
  | 'handshake'
  | 'sparkle'
  | 'users-three'
  | 'target'
  | 'book-open'
  | 'music-notes'
  | 'tree';

interface Titled {
  readonly title: string;
  readonly text: string;
}
interface IconList {
  readonly variant: 'icon-list';
  /** `rows` one below the other, `stair` as steps that rise to the right. */
  readonly look: 'rows' | 'stair';
  readonly bullets: readonly (Titled & { readonly icon: BulletIcon })[];
}
interface HighlightCards {
  readonly variant: 'highlight-cards';
  /** Four cards in one `strip`, entries below coloured `rules`, or one `label` beside a framed picture. */
  readonly look: 'strip' | 'rules' | 'label';
  readonly bullets: readonly Titled[];
}
interface HorizontalScroll {
  readonly variant: 'horizontal-scroll';
  /** Accessible name of the scrollable region. */
  readonly label: string;
  readonly bullets: readonly { readonly name: string; readonly image: `/drawings/${string}.svg` }[];
}
interface BadgeList {
  readonly variant: 'badge-list';
  readonly look: 'badges' | 'words';
  readonly bullets: readonly string[];
}

export type CurriculumSection = {
  /** Also the section's id. */
  readonly key: CurriculumKey;
  readonly title: string;
  /** Its title in the table of contents. */
  readonly short: string;
  readonly text: string;
  readonly image?: { readonly picture: Picture; readonly alt: string };
} & (IconList | HighlightCards | HorizontalScroll | BadgeList);

export type CurriculumVariant = CurriculumSection['variant'];

export const curriculumHead = {
  title: 'Curriculum',
  lead: 'Nine parts of one day. Read them in order, or pick a block.',
  contents: 'Parts of this page',
  picture: { ...pictureFiles['montessori-shelf'], focus: '60% 64%' },
  alt: 'A low shelf with a brown stair, number rods and a globe, and a pink tower beside it',
} as const;

export const curriculum: readonly CurriculumSection[] = [
  {
    key: 'approach',
    title: 'Approach to early learning',
    short: 'Play',
    text: 'Play is how young children think. We set out good things to do, watch closely, and plan the next day from what we see.',
    image: {
      picture: { ...pictureFiles['cur-approach'], focus: '94% 62%' },
      alt: 'An educator with a notebook watches a child build a block castle',
    },
    variant: 'icon-list',
    look: 'rows',
    bullets: [
      { icon: 'puzzle-piece', title: 'Play-based.', text: 'Long, calm blocks of time to choose, try and finish.' },
      {
        icon: 'leaf',
        title: 'Guided by a framework.',
        text: 'Flight: Alberta’s Early Learning and Care Framework helps us plan for children under six. It is a way of seeing children, not a checklist.',
      },
      {
        icon: 'eye',
        title: 'Observation and documentation.',
        text: 'We watch, and write down what your child tries. You get learning stories, not grades.',
      },
      {
        icon: 'handshake',
        title: 'Family engagement.',
        text: 'You know your child best. Tell us what they love this week.',
      },
    ],
  },
  {
    key: 'special',
    title: 'Specialized programs',
    short: 'Specials',
    text: 'Some things need more room than a shelf: a kitchen, a garden, a walk through town.',
    variant: 'highlight-cards',
    look: 'strip',
    bullets: [
      { title: 'Kitchen helpers', text: 'Wash, peel, stir, taste. Children help to make a part of the meal.' },
      { title: 'Little gardeners', text: 'Seeds on the sill in March, beds in May, carrots in September.' },
      { title: 'Story walk', text: 'We read a page, walk a little, and read the next one.' },
      { title: 'Kindergarten ready', text: 'Coats, lunch boxes, waiting in line and listening.' },
    ],
  },
  {
    key: 'literacy',
    title: 'Literacy with phonics',
    short: 'Phonics',
    text: 'Our phonics program starts in the fingers. Children trace a sandpaper letter, say its sound and find it in a word. Six sounds make the first dozen words.',
    image: {
      picture: { ...pictureFiles['cur-literacy'], focus: '58% 60%' },
      alt: 'Two dolls lay out the word sun beside sandpaper letters a and m',
    },
    variant: 'horizontal-scroll',
    label: 'First six sounds',
    bullets: [
      { name: 'sun', image: '/drawings/sun.svg' },
      { name: 'apple', image: '/drawings/apple.svg' },
      { name: 'tree', image: '/drawings/tree.svg' },
      { name: 'igloo', image: '/drawings/igloo.svg' },
      { name: 'puddle', image: '/drawings/puddle.svg' },
      { name: 'nest', image: '/drawings/nest.svg' },
    ],
  },
  {
    key: 'math',
    title: 'Early math you can hold',
    short: 'Math',
    text: 'Ten is longer than nine when you carry it. Number starts in the hands.',
    variant: 'badge-list',
    look: 'badges',
    bullets: ['Counting', 'Patterns', 'Measurement', 'Sequencing', 'Geometry'],
  },
  {
    key: 'holistic',
    title: 'Holistic enrichment',
    short: 'World',
    text: 'The world comes in on a tray: a map, a seed, a magnet, a question.',
    variant: 'highlight-cards',
    look: 'rules',
    bullets: [
      { title: 'Global citizenship', text: 'Songs, foods and greetings from the families in the room.' },
      { title: 'Environmental stewardship', text: 'We sort what is left over, save rain and know our birds by name.' },
      { title: 'STEM', text: 'Ramps, levers, ice and light. Guess, try, look again.' },
      { title: 'Creative thinking', text: 'One box of loose parts, and no right answer.' },
    ],
  },
  {
    key: 'practical',
    title: 'Independence and practical life skills',
    short: 'Practical life',
    text: '“Help me do it myself.” So hooks are low, jugs are small and spills are fine.',
    variant: 'icon-list',
    look: 'stair',
    bullets: [
      {
        icon: 'sparkle',
        title: 'Self-care and hygiene',
        text: 'Hands, nose, zip, shoes. A stool stands at every sink.',
      },
      {
        icon: 'users-three',
        title: 'Social awareness and teamwork',
        text: 'Set the table, wait a turn, say “I am not done”.',
      },
      {
        icon: 'target',
        title: 'Multi-step problem solving',
        text: 'Plan it, fetch it, do it, put it back. Then again, a little better.',
      },
    ],
  },
  {
    key: 'creative',
    title: 'Creative expression',
    short: 'Art',
    text: 'Paint, clay and paper are out all day. We talk about how it was made, not what it is.',
    image: {
      picture: { ...pictureFiles['art-table'], focus: '40% 60%' },
      alt: 'A table with pencils, paint pots and a child’s painting of a rainbow',
    },
    variant: 'highlight-cards',
    look: 'label',
    bullets: [
      {
        title: 'Artist of the Month',
        text: 'Each month one child’s work hangs in the hall in a real frame. The artist’s own words hang beside it.',
      },
    ],
  },
  {
    key: 'movement',
    title: 'Language, music and movement',
    short: 'Music',
    text: 'A song has words, a beat and something to do with your feet.',
    image: {
      picture: { ...pictureFiles.music, focus: '50% 70%' },
      alt: 'Dolls stand by a xylophone in rainbow colours, a drum and egg shakers',
    },
    variant: 'icon-list',
    look: 'rows',
    bullets: [
      { icon: 'book-open', title: 'Words all day.', text: 'We name, sing, ask, and wait for the answer.' },
      { icon: 'music-notes', title: 'Music and rhythm.', text: 'Bells, drums, and a song for every tidy-up.' },
      { icon: 'tree', title: 'Yoga and mindfulness.', text: 'Stand like a tree. Breathe like the wind. Rest.' },
    ],
  },
  {
    key: 'attitudes',
    title: 'Positive learning attitudes',
    short: 'Attitudes',
    text: 'Four words that we hope a child takes home.',
    variant: 'badge-list',
    look: 'words',
    bullets: ['Capable', 'Curious', 'Cooperative', 'Resilient'],
  },
];

/** The educators: sample people, to be replaced with the provider's own (product decision 11). First names only, by design. */
import { authors } from '#content/posts/authors.ts';
import type { PostPicture } from '#content/posts/post.ts';

export interface Teacher {
  readonly id: string;
  readonly sample: boolean;
  readonly name: string;
  readonly role: string;
  readonly room: string;
  readonly family: 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon';
  /** The year in which the educator started here. */
  readonly since: number;
  readonly level: string;
  readonly languages: string;
  readonly line: string;
  readonly text: readonly string[];
  /** Labels of the three skill bars. */
  readonly skills: readonly [string, string, string];
  readonly picture: PostPicture;
}

/** In percent, in the order of `skills` (REQ P28). */
export const skillValues = [93, 70, 48] as const;

export const teachers: readonly Teacher[] = [
  {
    id: 'maya',
    sample: true,
    name: authors.maya.name,
    role: 'Lead educator',
    room: 'Infants',
    family: 'rosehip',
    since: 2017,
    level: 'Level 3 early childhood educator',
    languages: 'English and Spanish',
    line: 'Maya has opened the infant room nearly every morning for nine years.',
    text: [
      'Maya sits on the floor before the first parent comes. Babies like to find somebody down there.',
      'She writes down one small thing about each child every day, and reads it to you at the door.',
    ],
    skills: ['Calm at the door', 'Lullabies', 'Folding fitted sheets'],
    picture: authors.maya.picture,
  },
  {
    id: 'amina',
    sample: true,
    name: authors.amina.name,
    role: 'Educator',
    room: 'Toddlers',
    family: 'canola',
    since: 2019,
    level: 'Level 3 early childhood educator',
    languages: 'English, Arabic and French',
    line: 'Amina knows forty songs about washing hands.',
    text: [
      'Amina gives toddlers real work: pouring, wiping, carrying. Then she looks the other way long enough for it to succeed.',
      'When two children want one cart, she names what each of them feels before she says anything else.',
    ],
    skills: ['Songs for every chore', 'Patience with zippers', 'Catching runaway peas'],
    picture: authors.amina.picture,
  },
  {
    id: 'harjit',
    sample: true,
    name: authors.harjit.name,
    role: 'Lead educator',
    room: 'Preschoolers',
    family: 'spruce',
    since: 2018,
    level: 'Level 3 early childhood educator, Montessori diploma',
    languages: 'English and Punjabi',
    line: 'Harjit shows a thing once, slowly and without a word.',
    text: [
      'Harjit sets up the shelves of the preschool room. Each tray has one job, and a child can carry it.',
      'He trained in the Montessori way and still takes out the pink tower himself on Fridays.',
    ],
    skills: ['Showing without talking', 'Bread', 'Whistling'],
    picture: authors.harjit.picture,
  },
  {
    id: 'lin',
    sample: true,
    name: authors.lin.name,
    role: 'Educator',
    room: 'Preschoolers',
    family: 'spruce',
    since: 2021,
    level: 'Level 2 early childhood educator',
    languages: 'English and Mandarin',
    line: 'Lin can turn any cardboard box into a post office.',
    text: [
      'Lin watches what children play and then puts the missing piece within reach: a stamp, a map, a second telephone.',
      'She plans with the Flight framework and can tell you in plain words what that means.',
    ],
    skills: ['Boxes into buildings', 'Listening', 'Tidying glue'],
    picture: authors.lin.picture,
  },
  {
    id: 'grace',
    sample: true,
    name: authors.grace.name,
    role: 'Lead educator',
    room: 'Kindergarten',
    family: 'chinook',
    since: 2016,
    level: 'Level 3 early childhood educator',
    languages: 'English and Yoruba',
    line: 'Grace reads with all the voices.',
    text: [
      'Grace takes the kindergarten children from first letters to whole stories, at their own speed.',
      'On Thursdays her group cooks, because a recipe is reading, counting and waiting in one.',
    ],
    skills: ['All the voices', 'Recipes for twenty', 'Snow forts'],
    picture: authors.grace.picture,
  },
  {
    id: 'owen',
    sample: true,
    name: authors.owen.name,
    role: 'Lead educator',
    room: 'Out-of-school care',
    family: 'saskatoon',
    since: 2020,
    level: 'Level 2 early childhood educator',
    languages: 'English and some sign language',
    line: 'Owen mends bicycles with children, not for them.',
    text: [
      'Owen meets the school children at the gate and asks about the day once they have eaten.',
      'He wears a hearing aid and has taught the whole room a dozen signs.',
    ],
    skills: ['Mending bicycles', 'Losing at board games', 'Goalkeeping'],
    picture: authors.owen.picture,
  },
  {
    id: 'ruth',
    sample: true,
    name: authors.ruth.name,
    role: 'Cook and gardener',
    room: 'Kitchen and garden',
    family: 'canola',
    since: 2015,
    level: 'Food safety certificate, Level 1',
    languages: 'English and German',
    line: 'Ruth cooks what the children grow.',
    text: [
      'Ruth makes lunch and two snacks a day, and keeps the list of what each child must not have.',
      'In summer the children bring her beans from the bed by the kitchen door.',
    ],
    skills: ['Soup without lumps', 'Growing carrots', 'Keeping secrets before birthdays'],
    picture: authors.ruth.picture,
  },
  {
    id: 'joseph',
    sample: true,
    name: authors.joseph.name,
    role: 'Office',
    room: 'Front door',
    family: 'rosehip',
    since: 2015,
    level: 'Level 1 early childhood educator',
    languages: 'English and Tagalog',
    line: 'Joseph answers the phone, and he means it.',
    text: [
      'Joseph reads every request for a place and calls you back himself.',
      'He knows the forms for fees and subsidy and will sit down with you to fill them in.',
    ],
    skills: ['Explaining forms', 'Remembering names', 'Fixing the printer'],
    picture: authors.joseph.picture,
  },
];

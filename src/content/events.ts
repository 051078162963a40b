/**
 * What is on: sample events, until the provider's own stand here (decision 11). Days and times are Alberta's, written as they are on the wall
 * (decision 9); the offset is the provider's. An event leaves the list by itself when it is over.
 */
import { timeOf } from './dates.ts';
import { pictureFiles, type PictureName } from './picture-files.ts';
import { provider } from './provider.ts';

export interface DaycareEvent {
  /** Its address in the query: small letters and dashes. */
  readonly id: string;
  readonly sample: boolean;
  readonly title: string;
  /** `2026-12-12T10:00` */
  readonly starts: string;
  readonly ends: string;
  readonly place: string;
  /** How one gets in and around: steps, parking, noise, who may come. */
  readonly access: string;
  readonly lead: string;
  readonly text: readonly string[];
  readonly bring: readonly string[];
  /** The first one stands beside the event in the list. */
  readonly pictures: readonly {
    readonly name: PictureName;
    readonly alt: string;
    readonly title: string;
    readonly focus?: string;
  }[];
}

const home = `${provider.name}, ${provider.address.street}`;
const street = {
  walk: {
    name: 'event-winter-walk',
    alt: 'Dolls in toques carry lanterns through the snow at dusk; one uses a wheelchair',
    title: 'Lanterns in the snow',
    focus: '50% 62%',
  },
  open: {
    name: 'event-open-house',
    alt: 'An educator doll greets a family at the open door, under bunting',
    title: 'The door is open',
    focus: '44% 66%',
  },
  potluck: {
    name: 'event-potluck',
    alt: 'Six dolls of all ages behind a long table full of dishes',
    title: 'A dish from every kitchen',
    focus: '50% 52%',
  },
  planting: {
    name: 'event-planting',
    alt: 'Three child dolls and an educator plant seedlings in a garden bed',
    title: 'The garden bed',
    focus: '48% 58%',
  },
  table: {
    name: 'art-table',
    alt: 'Pencils, paint pots and a child’s painting of a rainbow',
    title: 'The art table',
    focus: '34% 60%',
  },
  shelf: {
    name: 'montessori-shelf',
    alt: 'A low shelf with a tower, a brown stair and a globe',
    title: 'Work on the shelf',
    focus: '40% 60%',
  },
  yard: {
    name: 'outdoor-play',
    alt: 'Child dolls play by a slide, a sandbox and a flower bed',
    title: 'The yard',
    focus: '62% 70%',
  },
  snow: {
    name: 'outdoor-winter',
    alt: 'Child dolls in toques with a sled and a snowman',
    title: 'The yard in snow',
    focus: '50% 62%',
  },
  lantern: {
    name: 'lantern',
    alt: 'Child dolls look at a big lantern on a windowsill at dusk',
    title: 'The lantern',
    focus: '60% 50%',
  },
  music: { name: 'music', alt: 'Child dolls play a xylophone and a drum', title: 'Music', focus: '52% 60%' },
  lunch: { name: 'lunch', alt: 'Four child dolls eat at a low table', title: 'The long table', focus: '42% 50%' },
  picnic: {
    name: 'picnic',
    alt: 'Child dolls have a picnic on a checked blanket',
    title: 'On the grass',
    focus: '52% 60%',
  },
  puppets: {
    name: 'puppet-theatre',
    alt: 'Four child dolls watch two puppets on a small stage',
    title: 'Puppets',
    focus: '50% 50%',
  },
  reading: { name: 'reading', alt: 'Two dolls share a picture book', title: 'One more page', focus: '50% 60%' },
  stones: {
    name: 'painted-stones',
    alt: 'Two child dolls with stones painted as a rainbow and a flower',
    title: 'Painted stones',
    focus: '56% 60%',
  },
  boats: {
    name: 'paper-boats',
    alt: 'Child dolls watch folded paper boats on a tray of water',
    title: 'Paper boats',
    focus: '50% 60%',
  },
  arrival: {
    name: 'arrival',
    alt: 'Parents and children arrive by a teal door',
    title: 'The front door',
    focus: '60% 62%',
  },
  seeds: {
    name: 'cur-holistic',
    alt: 'Child dolls with a globe and seedlings in pots',
    title: 'Seedlings',
    focus: '50% 60%',
  },
  school: {
    name: 'program-school-age',
    alt: 'School-age dolls with a bicycle, a ball and a board game',
    title: 'After school',
    focus: '50% 60%',
  },
} as const satisfies Record<string, DaycareEvent['pictures'][number]>;

const flat = 'No steps from the sidewalk, and a washroom with room for a wheelchair.';

export const events: readonly DaycareEvent[] = [
  {
    id: 'lantern-walk',
    sample: true,
    title: 'Lantern walk',
    starts: '2026-12-11T17:30',
    ends: '2026-12-11T18:30',
    place: `${home}, at the yard gate`,
    access: 'The path is cleared of snow and flat. Strollers and wheelchairs go first.',
    lead: 'We walk once round the block with the lanterns the children made, and come back for warm apple juice.',
    text: [
      'Each child carries a small lantern with a battery light. Brothers, sisters and grandparents walk along.',
      'We walk slowly and sing two songs that the children know. At or below minus 20 we stay in the yard.',
    ],
    bring: ['Snow pants, toque and mitts', 'A cup for each person'],
    pictures: [street.walk, street.lantern, street.snow],
  },
  {
    id: 'open-house-winter',
    sample: true,
    title: 'Open house',
    starts: '2027-01-16T10:00',
    ends: '2027-01-16T12:00',
    place: home,
    access: flat,
    lead: 'See the rooms without the rush. The educators are here, and the shelves are open.',
    text: [
      'Come at any time in these two hours. Your child may try everything on the low shelves.',
      'Bring the questions you would rather ask in person: fees, waiting, naps, allergies, the first week.',
    ],
    bring: ['Indoor shoes or warm socks', 'Your questions'],
    pictures: [street.open, street.shelf, street.table],
  },
  {
    id: 'soup-and-bread',
    sample: true,
    title: 'Soup and bread night',
    starts: '2027-02-04T17:00',
    ends: '2027-02-04T18:30',
    place: `${home}, the long table`,
    access: `${flat} There is a quiet room next door.`,
    lead: 'The children bake, we make the soup, and families eat together.',
    text: [
      'One pot has no meat and no nuts. Tell us a week before what your child must not have.',
      'Nobody has to stay to the end. Tired children go home first, and that is fine.',
    ],
    bring: ['Bowls and spoons for your family'],
    pictures: [street.potluck, street.lunch, street.reading],
  },
  {
    id: 'puppet-morning',
    sample: true,
    title: 'Puppet morning',
    starts: '2027-03-06T10:00',
    ends: '2027-03-06T11:00',
    place: `${home}, the preschool room`,
    access: `${flat} The play is soft-voiced and short; headphones are at the door.`,
    lead: 'Children of the kindergarten group play “The mitten” with puppets they sewed.',
    text: [
      'The play takes twenty minutes. After it everybody may go behind the stage.',
      'Younger brothers and sisters are welcome to wander.',
    ],
    bring: ['One old mitten, if you can spare it'],
    pictures: [street.puppets, street.reading, street.music],
  },
  {
    id: 'seed-day',
    sample: true,
    title: 'Seed day',
    starts: '2027-04-17T10:00',
    ends: '2027-04-17T11:30',
    place: `${home}, by the south windows`,
    access: flat,
    lead: 'We start the garden on the windowsill: peas, beans and sunflowers.',
    text: [
      'Each child fills a pot, counts three seeds into it and takes one pot home.',
      'The other pots stay with us until the ground is warm.',
    ],
    bring: ['An egg carton or a small pot'],
    pictures: [street.seeds, street.table, street.stones],
  },
  {
    id: 'garden-morning',
    sample: true,
    title: 'Garden morning',
    starts: '2027-05-29T09:30',
    ends: '2027-05-29T11:30',
    place: `${home}, the yard`,
    access: 'The beds are as high as a chair. The path is firm and flat.',
    lead: 'The seedlings move outside. Many hands make it one short morning.',
    text: [
      'We fill two raised beds, plant, and water with small cans.',
      'In rain we do it in boots; in a storm, a week later.',
    ],
    bring: ['Rubber boots', 'A hat', 'A small shovel, if you have one'],
    pictures: [street.planting, street.seeds, street.boats],
  },
  {
    id: 'summer-supper',
    sample: true,
    title: 'Summer supper',
    starts: '2027-06-18T17:00',
    ends: '2027-06-18T19:00',
    place: `${home}, the yard`,
    access: 'Tables stand on firm ground, with shade and chairs with arms.',
    lead: 'One dish from every kitchen, on blankets under the trees.',
    text: [
      'Write on a card what is in your dish. We have plates, water and shade.',
      'The children who go to school in the fall get their song.',
    ],
    bring: ['One dish to share, without nuts', 'A blanket'],
    pictures: [street.picnic, street.yard, street.music],
  },
  {
    id: 'pancake-breakfast',
    sample: true,
    title: 'Pancake breakfast',
    starts: '2027-07-09T07:30',
    ends: '2027-07-09T09:00',
    place: `${home}, the front walk`,
    access: flat,
    lead: 'Pancakes at the door before work, with berries and a fiddle tune.',
    text: ['Stop for five minutes or stay for an hour. There is a batter without milk and eggs.'],
    bring: ['A fork, if you are in a hurry'],
    pictures: [
      {
        name: 'snack-plate',
        alt: 'Pancakes made into a bear’s face, with berries',
        title: 'Bear for breakfast',
        focus: '40% 60%',
      },
      street.arrival,
      street.music,
    ],
  },
  {
    id: 'boat-day',
    sample: true,
    title: 'Paper boat day',
    starts: '2027-08-13T10:00',
    ends: '2027-08-13T11:30',
    place: `${home}, the yard`,
    access: 'Water tables stand at two heights, so that a wheelchair fits under one.',
    lead: 'We fold, float and race paper boats. Getting wet is part of it.',
    text: ['Paper is here. Try wax, tape or crayons on yours: which boat floats longest?'],
    bring: ['A change of clothes', 'A towel'],
    pictures: [street.boats, street.yard, street.stones],
  },
  {
    id: 'first-days',
    sample: true,
    title: 'Evening for new families',
    starts: '2027-08-26T18:30',
    ends: '2027-08-26T19:30',
    place: home,
    access: `${flat} Children may come; the reading corner is open.`,
    lead: 'Meet the educators of your child’s room before the first day.',
    text: [
      'We show where the coat goes, what the day looks like and how a good goodbye works.',
      'Families who started last year tell what helped them.',
    ],
    bring: ['The name of one thing that calms your child'],
    pictures: [street.arrival, street.reading, street.shelf],
  },
  {
    id: 'harvest-table',
    sample: true,
    title: 'Harvest table',
    starts: '2027-09-24T15:30',
    ends: '2027-09-24T17:30',
    place: `${home}, the yard`,
    access: 'Firm ground, chairs with arms, and a washroom on the same level.',
    lead: 'We dig the last carrots, wash them and eat them, with everybody who comes for pick-up.',
    text: ['No need to sign up. If your child is still digging, sit down.'],
    bring: ['A bag for a carrot or two'],
    pictures: [street.yard, street.lunch, street.picnic],
  },
  {
    id: 'school-age-games',
    sample: true,
    title: 'Games afternoon for school-age children',
    starts: '2027-10-22T15:30',
    ends: '2027-10-22T17:30',
    place: `${home}, the out-of-school room`,
    access: flat,
    lead: 'Board games, a bike check and hot chocolate. Bring a friend from school.',
    text: ['Older children explain the rules, and younger ones win more often than you think.'],
    bring: ['Your favourite game, with your name on it'],
    pictures: [street.school, street.music, street.table],
  },
];

export const eventsPerPage = 4;

/** '5:30 pm to 6:30 pm, Alberta time' */
export const hoursInWords = ({ starts, ends }: Pick<DaycareEvent, 'starts' | 'ends'>) =>
  `${timeOf(starts)} to ${timeOf(ends)}, Alberta time`;

/** The moment with the provider's offset, for machines. */
export const instantOf = (moment: string) => `${moment}:00${provider.utcOffset}`;

/** Whether it is over at `now` (ms). */
export const isOver = ({ ends }: Pick<DaycareEvent, 'ends'>, now: number) => Date.parse(instantOf(ends)) <= now;

/** The pictures of an event as the lightbox takes them. */
export const eventPictures = ({ pictures }: DaycareEvent) =>
  pictures.map(({ name, alt, title, focus }) => ({
    id: name,
    alt,
    title,
    large: { ...pictureFiles[name], ...(focus && { focus }) },
  }));

export const eventWords = {
  title: 'What is on',
  lead: 'Evenings, mornings and walks for families. Come as you are.',
  next: 'Next',
  none: {
    title: 'Nothing is planned just now',
    text: 'The next dates go up soon. Call us, and we tell you what is in the air.',
  },
  list: 'All events',
  page: (page: number) => `Page ${page}`,
  pagination: { name: 'Pages of events', previous: 'Prev', next: 'Next', page: 'page' },
  more: 'When and where',
  facts: { caption: 'When and where', date: 'Date', time: 'Time', venue: 'Venue', access: 'Getting in' },
  calendar: 'Add to calendar',
  calendarNote: 'A calendar file (.ics) that phones and computers open.',
  bring: 'What to bring',
  upcoming: 'Upcoming events',
  pictures: 'What it may look like',
  over: 'This event is over.',
  all: 'All events',
} as const;

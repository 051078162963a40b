/** The classes of the template pages: sample data with the template's figures (REQ P17 to P20, product decision 30). Replace them with the provider's own. */
import type { PostPicture } from '#content/posts/post.ts';

export interface DaycareClass {
  readonly id: string;
  readonly sample: boolean;
  readonly title: string;
  readonly line: string;
  readonly text: readonly string[];
  readonly picture: PostPicture;
  /** `2027-01-11` */
  readonly starts: string;
}

/** The template's figures, the same for every class. */
export const classFigures = {
  time: '08:00 am - 10:00 am',
  size: '30 - 40',
  ages: '5 - 6',
  tuition: '$1500',
  hours: '2 hours a day',
  duration: '12 weeks',
  rating: 'Not rated yet',
} as const;

export const classes: readonly DaycareClass[] = [
  {
    id: 'letters-and-sounds',
    sample: true,
    title: 'Letters and sounds',
    line: 'Rough letters, small words, one sound at a time.',
    text: [
      'Children trace a letter of sandpaper, say its sound, and hunt for it in the room. Then they lay their first words with loose letters.',
      'Nobody has to hold a pencil yet. Hands get ready with clay, tongs and chalk, and writing comes by itself.',
      'At the end of each week a short note goes home: which sounds are new, and a game for the car.',
    ],
    picture: { name: 'cur-literacy', alt: 'Two child dolls lay out the word sun in letters', focus: '58% 60%' },
    starts: '2027-01-11',
  },
  {
    id: 'numbers-in-the-hand',
    sample: true,
    title: 'Numbers in the hand',
    line: 'Ten beads, ten tens, and a thousand that one can carry.',
    text: [
      'Golden beads show what ten and a hundred weigh. Children build big numbers, trade them and write them down.',
      'Counting goes on all day: spoons, boots, steps to the gate.',
    ],
    picture: { name: 'cur-math', alt: 'Child dolls with golden beads and number cards', focus: '62% 50%' },
    starts: '2027-01-11',
  },
  {
    id: 'clay-and-colour',
    sample: true,
    title: 'Clay and colour',
    line: 'Aprons on: one table, five colours, no right answer.',
    text: [
      'Children mix, press, print and model. We talk about what they did, not about what it should be.',
      'One work hangs in the hall each month with the artist’s name.',
    ],
    picture: {
      name: 'clay-animals',
      alt: 'A bear, a snail, a turtle and a rabbit of clay with child dolls behind them',
      focus: '50% 60%',
    },
    starts: '2027-02-01',
  },
  {
    id: 'music-and-movement',
    sample: true,
    title: 'Music and movement',
    line: 'Xylophone, drum, and a yoga mat to land on.',
    text: [
      'Every class begins with a clapped name and ends with two quiet minutes. In between it may be loud.',
      'Children who do not like loud rooms get the job of the conductor.',
    ],
    picture: { name: 'music', alt: 'Child dolls play a xylophone and a drum', focus: '52% 60%' },
    starts: '2027-02-01',
  },
  {
    id: 'garden-club',
    sample: true,
    title: 'Garden club',
    line: 'Seeds in March, soup in August.',
    text: [
      'We sow on the windowsill, plant outside in June and eat what comes up. Worms have names.',
      'The raised beds are as high as a chair, so that everybody reaches the middle.',
    ],
    picture: { name: 'cur-holistic', alt: 'Child dolls with a globe and seedlings in pots', focus: '50% 60%' },
    starts: '2027-03-15',
  },
  {
    id: 'little-builders',
    sample: true,
    title: 'Little builders',
    line: 'Ramps, towers and bridges that hold.',
    text: [
      'Why does it roll? Why did it fall? Children try, change one thing and try again.',
      'Plans are drawn first and last: once as a wish, once as it turned out.',
    ],
    picture: { name: 'marble-run', alt: 'Child dolls, one in a wheelchair, watch a marble run', focus: '40% 60%' },
    starts: '2027-03-15',
  },
];

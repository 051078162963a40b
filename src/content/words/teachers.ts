/** The words of the pages about the educators, and of the page about the team. */
import { provider } from '#content/site/provider.ts';

export const teacherWords = {
  title: 'The people in the room',
  lead: 'Eight adults whom your child will know by name. First names only, and wooden dolls instead of photographs.',
  stay: 'Children need people who stay. Half of us have been here for seven years or more.',
  since: 'Here since',
  facts: 'In short',
  room: 'Room',
  role: 'Work',
  level: 'Training',
  languages: 'Speaks',
  skills: 'Good at',
  note: 'Sample figures, given with a smile.',
  film: 'See the rooms',
  filmText: 'Half a minute of an ordinary day.',
  all: 'All educators',
} as const;

/** In percent, in the order of a person's skills (REQ P28). */
export const skillValues = [93, 70, 48] as const;

export const aboutTeam = {
  title: 'People who stay',
  picture: {
    name: 'outdoor-play',
    alt: 'Child dolls and a carer play by a slide, a sandbox and a flower bed',
    focus: '60% 70%',
  },
  about: {
    title: 'A house, a yard and eight adults',
    text: [
      `We are a small Montessori-style daycare in ${provider.address.town}. The rooms are bright, the shelves are low, and everything has a place that a child can reach.`,
      'Children learn here by doing real things: pouring, sweeping, building, asking. We plan with Flight, Alberta’s early learning framework, and we write down what we see.',
      'Families are part of the day. You may stay in the morning, call at noon and hear one true story at pick-up.',
      'We are licensed by the province. The licence hangs by the door, and the last inspection report is next to it.',
    ],
  },
  teachers: 'Our educators',
  call: {
    title: 'There may be a place for your child',
    text: `Tell us the age and the day you would like to start. We answer within ${provider.answersWithin}.`,
    link: 'Register',
  },
  news: 'From the blog',
  newsAll: 'All news',
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous educators',
    next: 'Next educators',
    one: 'Educator {first} of {count}',
    several: 'Educators {first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
  },
} as const;

/** Words and pictures of /about. */
import { pictureFiles } from '#content/records/picture-files.ts';
import { provider } from '#content/site/provider.ts';

export const aboutHead = {
  title: 'We keep the light on',
  lead: 'A Montessori-style daycare in a small Alberta town, for children from about 12 months to 12 years.',
  text: 'Someone is at the window when you come, and someone is there when you leave. In between, your child has real work, good food and people who listen.',
  picture: { ...pictureFiles.lantern, focus: '60% 50%' },
  alt: 'A lantern glows on a windowsill at dusk, and dolls look at its light over the snowy prairie',
} as const;

export const whoWeAre = {
  title: 'Who we are',
  text: 'Four things to know before you visit.',
  picture: { ...pictureFiles.reading, focus: '56% 60%' },
  alt: 'An educator doll and a child doll share a picture book',
  items: [
    {
      icon: 'puzzle-piece',
      title: 'Montessori-style',
      text: 'Low shelves, small jugs and real tools. Children choose their work and have time to finish it.',
    },
    {
      icon: 'shield-check',
      title: 'Licensed in Alberta',
      text: 'We hold an Alberta child care licence. It hangs by the door, where every parent can read it.',
    },
    {
      icon: 'heart',
      title: 'Open to every child',
      text: 'A wheelchair, a hearing aid, another language: we ask what helps, and plan it with you.',
    },
    {
      icon: 'leaf',
      title: 'Guided by Flight',
      text: 'Alberta’s Early Learning and Care Framework shapes how we plan for children under six.',
    },
  ],
} as const;

export const mission = {
  title: 'Our mission',
  quote: 'Every child finds a light in the window, a friend at the table and something good to do.',
  source: provider.longName,
} as const;

export const coreValues = {
  title: 'What we hold on to',
  text: 'Four values decide the small things of each day.',
  items: [
    {
      value: 'child',
      title: 'Child-centred learning',
      text: 'We watch before we plan. A child who lines up cars gets ramps, numbers and a road to draw. The day bends to the child, because that is when learning sticks.',
      shape: 'hill',
      picture: { ...pictureFiles['value-together'], focus: '45% 60%' },
      alt: 'A child doll works alone with golden beads on a mat; an educator sits back and watches',
    },
    {
      value: 'fun',
      title: 'Fun and safe environment',
      text: 'Laughing is a good sign, and so is a locked gate. We check the rooms and the yard each morning. Only the people you name may take your child home.',
      shape: 'roof',
      picture: { ...pictureFiles['value-safe'], focus: '55% 60%' },
      alt: 'Child dolls in helmets cross a small bridge; an educator stands by with a first-aid box',
    },
    {
      value: 'quality',
      title: 'Quality education for all',
      text: 'Every child gets the full day, the good materials and our patience. When something is too hard to reach, hear, see or say, we change the thing and not the child.',
      shape: 'arch',
      picture: { ...pictureFiles['value-quality'], focus: '40% 65%' },
      alt: 'An educator doll reads to two children by a shelf; a framed star hangs on the wall',
    },
    {
      value: 'family',
      title: 'Family partnerships',
      text: 'You know your child best, so we ask you first. We talk at the door, write down what we see, and want to hear what your child loves this week. Your songs, foods and words are welcome here.',
      shape: 'hill',
      picture: { ...pictureFiles['value-family'], focus: '50% 60%' },
      alt: 'A family of dolls round a child who holds up a drawing: two parents, a grandmother with a walker, a child in a wheelchair',
    },
  ],
} as const;

export const learningGoals = {
  title: 'What a child takes along',
  text: 'Four goals, each a little longer than the last, like the number rods on our shelf.',
  cards: [
    { icon: 'sparkle', title: 'Think creatively', text: 'One box, many ideas.' },
    {
      icon: 'heart',
      title: 'Feel free and understand emotions',
      text: 'A word for angry, a place for sad, and room to be loud.',
    },
    {
      icon: 'person',
      title: 'Be independent and active',
      text: 'Shoes on, door open, up the hill. We wait while they try.',
    },
    {
      icon: 'target',
      title: 'Apply knowledge in life',
      text: 'Count the plates. Read the sign. Mend what broke, and tell a friend how.',
    },
  ],
} as const;

export const aboutPrograms = {
  title: 'What you can expect',
  link: 'See the four programs',
  cards: [
    {
      icon: 'puzzle-piece',
      title: 'Play-based learning',
      text: 'Play is how young children think, so it gets the best hours of the day.',
    },
    {
      icon: 'users-three',
      title: 'Care for ages 12 months through 12 years',
      text: 'Brothers and sisters come through the same door, from first steps to age 12.',
    },
    {
      icon: 'house-line',
      title: 'A safe, loving environment',
      text: 'A locked gate, familiar faces and a lap to sit on.',
    },
    {
      icon: 'handshake',
      title: 'High-quality care at low cost',
      text: 'Ask us what your family would pay. You get the number, and what it covers, before you decide.',
    },
  ],
} as const;

export const aboutCall = {
  text: 'Come in, hang up your coat and look around.',
  link: 'Register',
} as const;

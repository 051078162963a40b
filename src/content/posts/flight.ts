import { byline } from './authors.ts';
import type { Post } from './post.ts';

const lin = byline('lin');

/** The gallery post: a strip of four pictures, one for each goal of the framework. */
export const flight: Post = {
  slug: 'flight',
  sample: true,
  title: 'Flight is a way of seeing children',
  date: '2026-02-11',
  author: lin,
  excerpt:
    'Alberta’s early learning framework has four goals. Here they are in plain words and four pictures, with what you may notice at home.',
  category: 'Learning',
  tags: ['Child', 'Education'],
  picture: {
    name: 'cur-approach',
    alt: 'An educator doll with a notebook watches two child dolls build a block castle on a mat',
    focus: '70% 60%',
  },
  lead: 'You may hear us say “Flight” at the door. It is not a field trip. It is the book that we plan with, and it fits in four short goals.',
  parts: [
    {
      heading: 'Flight is a framework, not a test',
      paragraphs: [
        'Its full name is Flight: Alberta’s Early Learning and Care Framework. It was written for educators of children from birth until they turn six. So it shapes our infant, toddler and preschool rooms. For school children we plan in other ways.',
        'It is not a checklist, not a fixed plan of activities, and not a list of ages and stages. No child passes or fails it.',
      ],
    },
    {
      heading: 'Four goals hold it up',
      list: [
        'Well-being: a child feels safe, rests, eats and belongs.',
        'Play and playfulness: a child tries, pretends, and finds out.',
        'Communication and literacies: a child speaks, sings, draws, listens and reads the world.',
        'Diversity and social responsibility: a child learns to be fair and to care for others and for the earth.',
      ],
    },
    {
      heading: 'It starts from a strong child',
      paragraphs: [
        'The framework sees each child as a mighty learner and a citizen. Not later, but now. A baby who drops a spoon twelve times is doing research. We count along.',
        'It asks us to learn with children, not only to teach them. So we watch first. We write down what a child tries, and we plan the next day from that.',
      ],
    },
    {
      heading: 'A learning story shows what we saw',
      paragraphs: [
        'You get short stories from us, not grades. Here is a sample. “Sami put the long block on two short ones. It fell. He looked at it for a while and turned one block. It stood. He called three friends, and they drove a bus across.”',
        'One small bridge holds all four goals: calm, play, talk and friends. Tomorrow we put out longer blocks and a picture of a real bridge.',
      ],
    },
    {
      heading: 'You can use the four goals at home',
      paragraphs: [
        'Ask yourself one thing at bedtime: where was my child strong today? It may be a joke, a kind hand or a very firm no. Tell us at the door. What you saw at home belongs in the story too.',
      ],
      links: [
        { words: 'Read about Flight on its own site', href: 'https://www.flightframework.ca/' },
        { words: 'See our curriculum', to: '/curriculum' },
      ],
    },
  ],
  pictures: [
    {
      name: 'nap',
      title: 'Well-being',
      alt: 'Four child dolls asleep on low cots beside a glowing moon lamp, a carer close by',
      focus: '50% 60%',
    },
    {
      name: 'train-track',
      title: 'Play and playfulness',
      alt: 'Two child dolls watch a wooden train with two small passengers go round a house',
      focus: '50% 60%',
    },
    {
      name: 'cur-literacy',
      title: 'Communication and literacies',
      alt: 'Two child dolls lay out the word sun in letters, beside large cards with a and m',
      focus: '56% 56%',
    },
    {
      name: 'cur-attitudes',
      title: 'Diversity and social responsibility',
      alt: 'Four child dolls, one in a wheelchair and one with a walker, build a tall tower together',
      focus: '56% 60%',
    },
  ],
  quote: { text: 'We do not ask what a child cannot do yet. We ask what the child is busy with.', by: lin },
  comments: [],
};

/** The home page's words and pictures, section by section. The gallery, offers, programs and testimonials have their own files. */
import { pictureFiles } from '#content/records/picture-files.ts';
import type { Provider } from '#content/schemas/provider.ts';
import { provider } from '#content/site/provider.ts';

/** The long name without the short name at its start; the whole long name if it does not start with the short one. */
export const restOfName = ({ name, longName }: Pick<Provider, 'name' | 'longName'>) =>
  longName.startsWith(name) ? longName.slice(name.length).trim() : longName;

interface Claim {
  readonly figure: string;
  readonly text: string;
  readonly sample?: string;
}

export const banner = {
  /** With a second slide the banner gets arrows and a Pause button (REQ R67, U6). */
  slides: [
    {
      id: 'welcome',
      title: provider.name,
      subtitle: restOfName(provider),
      text: provider.tagline,
      picture: { ...pictureFiles['hero'], focus: '58% 62%' },
      /** For phones: the same scene as a close-up in portrait format. `focus` applies to both. */
      small: pictureFiles['hero-tall'],
      alt: 'Wooden dolls: an educator and four children in front of a toy rainbow and a small house',
    },
  ],
  /** The claim in its exact wording (REQ K21). `sample` is shown beside it: remove it once the figure is the provider's own. */
  badge: { figure: '20K+', text: 'Supportive Parents', sample: 'Sample figure' } as Claim,
  words: {
    name: 'Welcome',
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous slide',
    next: 'Next slide',
    one: '{first} of {count}',
    several: '{first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
  },
} as const;

export interface Ribbon {
  readonly name: string;
  readonly text: string;
  /** Who can have the offer and until when; shown beside the moving text. */
  readonly conditions?: string;
  readonly pause: string;
  readonly play: string;
}

export const ribbon: Ribbon = {
  name: 'Offer',
  text: 'Register Now, first 10 kids get free registration',
  /** Sample text, to be replaced with the provider's conditions. */
  conditions: 'Sample offer. Ask us who can have it, and until when.',
  pause: 'Pause',
  play: 'Play',
};

export const welcome = {
  lines: ['Small hands.', 'Real work.', 'A place for each.'],
  text: 'Welcome to a Montessori-style daycare in a small prairie town. Shelves are low, tools are real, and there is time to try again. Your child picks the work. We stay close.',
  link: { to: '/about', text: 'Read who we are' },
  picture: { ...pictureFiles.welcome, focus: '40% 60%' },
  alt: 'An educator and a child doll greet a mother and her child at an open door, with small coats on low hooks',
  cards: [
    {
      icon: 'baby',
      shape: 'arch',
      color: 'rosehip',
      title: '12 months to 12 years',
      text: 'One place to grow, from first steps to after school.',
    },
    {
      icon: 'house-line',
      shape: 'roof',
      color: 'canola',
      title: 'Three classes',
      text: 'Nine to twenty children in each, all known by name.',
    },
    {
      icon: 'bowl-food',
      shape: 'cube',
      color: 'spruce',
      title: 'A seat at the table',
      text: 'Healthy food, small jugs and time to eat.',
    },
    {
      icon: 'tree',
      shape: 'hill',
      color: 'chinook',
      title: 'Out in all seasons',
      text: 'A fenced yard with sand, a garden and a slide.',
    },
  ],
} as const;

export const philosophy = {
  title: 'We follow the child, and we walk with the family.',
  picture: { ...pictureFiles.philosophy, focus: '48% 60%' },
  alt: 'An educator and two child dolls sit round a lantern on a rug, with a globe beside them',
  points: [
    {
      title: 'Safe first',
      text: 'Doors are locked, sleeping children are checked, and only people you name may pick up.',
    },
    {
      title: 'Inclusive, so every child belongs',
      text: 'We plan with you for any language, any ability and any food at the table.',
    },
    {
      title: 'Families are partners',
      text: 'This is a partnership. You hear about the day at the door, and you help decide what comes next.',
    },
    {
      title: 'Licensed in Alberta',
      text: 'We meet the province’s rules for space, staff and safety. Our licence hangs by the door.',
    },
    {
      title: 'Guided by Flight',
      text: 'Flight is Alberta’s early learning framework. It begins with play and well-being. So\u00A0do\u00A0we.',
    },
  ],
} as const;

export const programsWords = {
  title: 'Four programs, one growing child',
  lead: 'Each step is a little taller than the last. We plan each move up with you.',
} as const;

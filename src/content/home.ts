/** The home page's words and pictures, section by section. The gallery, offers, programs and voices have their own files. */
import { pictureFiles } from './picture-files.ts';
import { provider, type Provider } from './provider.ts';

/** What of the long name stands beneath the short one: its second half, or all of it when it does not begin with the short name. */
export const restOfName = ({ name, longName }: Pick<Provider, 'name' | 'longName'>) =>
  longName.startsWith(name) ? longName.slice(name.length).trim() : longName;

export const banner = {
  /** One slide today; a second one here brings the arrows and the Pause button (specification 2). */
  slides: [
    {
      id: 'welcome',
      title: provider.name,
      subtitle: restOfName(provider),
      text: provider.tagline,
      picture: { ...pictureFiles['hero'], focus: '58% 62%' },
      /** For phones: the same scene, tall and close. The focus above holds for both. */
      small: pictureFiles['hero-tall'],
      alt: 'Wooden dolls: an educator and four children in front of a toy rainbow and a small house',
    },
  ],
  badge: { figure: '20K+', text: 'Supportive Parents' },
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
  /** Who can have the offer and until when: written here, it stands beside the moving words. */
  readonly conditions?: string;
  readonly pause: string;
  readonly play: string;
}

export const ribbon: Ribbon = {
  name: 'Offer',
  text: 'Register Now, first 10 kids get free registration',
  pause: 'Pause',
  play: 'Play',
};

export const welcome = {
  lines: ['Small hands.', 'Real work.', 'A place for each.'],
  text: 'Welcome to a Montessori-style daycare in a small prairie town. Shelves are low, tools are real, and there is time to try again. Your child picks the work. We stay close.',
  link: { to: '/about', text: 'Read who we are' },
  picture: { ...pictureFiles['montessori-shelf'], focus: '62% 70%' },
  alt: 'A low wooden shelf with stacking rings, number rods, a globe and a plant',
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
      title: 'Three small classes',
      text: 'Every child is known by name and by habit.',
    },
    {
      icon: 'bowl-food',
      shape: 'cube',
      color: 'spruce',
      title: 'Meals from our kitchen',
      text: 'Lunch and two snacks, cooked here each day.',
    },
    {
      icon: 'tree',
      shape: 'hill',
      color: 'chinook',
      title: 'Outside every day',
      text: 'A fenced yard with sand, a garden and a slide.',
    },
  ],
} as const;

export const philosophy = {
  title: 'We follow the child, and we walk with the family.',
  picture: { ...pictureFiles['reading'], focus: '44% 60%' },
  alt: 'An educator doll and a child doll share a picture book',
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
      text: 'Flight is Alberta’s early learning framework. It puts play, well-being and wonder first. So do we.',
    },
  ],
} as const;

export const programsWords = {
  title: 'Four programs, one growing child',
  lead: 'Children move up when they are ready, not on a birthday. We plan each move with you.',
} as const;

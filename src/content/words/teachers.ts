/** The labels of the pages about the educators, and of the page about the team. */
import { carouselWords } from './carousel.ts';

export const teacherWords = {
  since: 'Here since',
  facts: 'In short',
  room: 'Room',
  role: 'Work',
  level: 'Training',
  languages: 'Speaks',
  skills: 'Good at',
  film: 'See the rooms',
  all: 'All educators',
  none: 'Nobody is introduced here yet.',
} as const;

export const teamWords = {
  teachers: 'Our educators',
  register: 'Register',
  news: 'From the blog',
  newsAll: 'All news',
  carousel: {
    ...carouselWords,
    previous: 'Previous educators',
    next: 'Next educators',
    one: 'Educator {first} of {count}',
    several: 'Educators {first} to {last} of {count}',
  },
} as const;

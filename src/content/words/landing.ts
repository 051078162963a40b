/**
 * The words of the three landing pages, and the pictures of their heroes. The stories are sample content: replace them with your own and remove `sample`
 * (product decision 11). The content of the sections below the hero is in landing-parts.ts; films, testimonials, offers and posts have their own files.
 */
import type { Target } from '#routes.ts';

import type { LandingStory } from '#content/layouts/landing.ts';
import { pictureFiles, type PictureName } from '#content/records/picture-files.ts';
import { programs } from '#content/site/programs.ts';

export interface Sample {
  readonly sample: true;
}

export interface Shot {
  readonly picture: (typeof pictureFiles)[PictureName] & { readonly focus?: string };
  readonly alt: string;
}

/** A slide of the hero. The heroes `hill` and `roof` show one picture, `arches` shows four. */
export interface HeroSlide {
  /** The time of day, if the slides follow a day. */
  readonly time?: string;
  readonly text: string;
  readonly shots: readonly [Shot, ...Shot[]];
}

export interface Story extends Sample {
  readonly title: string;
  readonly lead: string;
  /** The buttons of the hero, besides the one that opens the film. */
  readonly buttons: readonly { readonly title: string; readonly to: Target }[];
  readonly slides: readonly HeroSlide[];
  readonly figures: string;
  readonly film: { readonly title: string; readonly text: string };
  readonly classes: string;
  readonly call: { readonly title: string; readonly text: string };
}

export const shot = (name: PictureName, focus: string, alt: string): Shot => ({
  picture: { ...pictureFiles[name], focus },
  alt,
});

const join = { title: 'Join us', to: '/contact-us' } as const;
export const getStarted = { title: 'Get Started', to: '/#register' } as const;

export const stories: Record<LandingStory, Story> = {
  day: {
    sample: true,
    title: 'A day with us',
    lead: 'From the first coat on its hook to the last story by the window.',
    buttons: [join],
    slides: [
      {
        time: '8:30 am',
        text: 'First a run in the yard, while the grass is wet.',
        shots: [shot('outdoor-play', '50% 72%', 'Child dolls play by a slide, a sandbox and a flower bed')],
      },
      {
        time: '9:30 am',
        text: 'A quiet hour at the trays. Your child picks the work.',
        shots: [shot('cur-practical', '50% 66%', 'Child dolls pour from small jugs and wash their hands in a bowl')],
      },
      {
        time: '11:45 am',
        text: 'Soup, bread and fruit at a table of the right height.',
        shots: [shot('lunch', '50% 64%', 'Four child dolls eat at a low table under bright flags')],
      },
      {
        time: '1:00 pm',
        text: 'The moon lamp glows. Who does not sleep looks at books.',
        shots: [shot('nap', '60% 66%', 'Child dolls asleep on low cots; an educator sits by a moon lamp')],
      },
    ],
    figures: 'Our days, counted',
    film: {
      title: 'See it in half a minute',
      text: 'A short film takes you from the coat hooks to the lit window. It has no sound, it has captions, and all of it stands there in words as well.',
    },
    classes: 'Something different each day, in small groups. Children come and go as they wish.',
    call: {
      title: 'Your child’s day could start here.',
      text: 'Tell us the age, the days and the month you need. We look for a place in the right room and write back.',
    },
  },
  room: {
    sample: true,
    title: 'Room to grow',
    lead: 'Three rooms, one yard, and time to try again. There is a place here from 12 months to 12 years.',
    buttons: [join],
    slides: [
      {
        text: 'Room to build high, and to see it fall.',
        shots: [
          shot(
            'cur-approach',
            '56% 60%',
            'Two child dolls build a castle of blocks; an educator watches with a notebook',
          ),
        ],
      },
      {
        text: 'Room for paint, and a sink to wash the brush.',
        shots: [shot('cur-creative', '46% 60%', 'Child dolls in aprons paint a rainbow at an easel')],
      },
      {
        text: 'Room for a drum, a bell and a loud song.',
        shots: [shot('music', '52% 60%', 'Child dolls play a xylophone, a drum and a tambourine')],
      },
      {
        text: 'Room to be quiet, with a friend and a book.',
        shots: [shot('reading', '48% 62%', 'Two dolls share a picture book in front of a toy rainbow')],
      },
    ],
    figures: 'What the numbers say',
    film: {
      title: 'Hung on our wall: one whole day',
      text: 'Thirty-three seconds, no sound, with captions. Press play and come in.',
    },
    classes:
      'Letters, numbers, paint, songs, a kitchen and a garden. A child who is not ready today may come tomorrow.',
    call: {
      title: 'There is room for one more.',
      text: 'Places open all through the year. Ask us which days are free in your child’s room.',
    },
  },
  start: {
    sample: true,
    title: 'Start small. Grow here.',
    lead: 'A look, a form and a first morning: three small steps bring your child to us.',
    buttons: [getStarted, join],
    slides: [
      {
        text: 'Four programs: infants, toddlers, preschoolers and kindergarten.',
        shots: programs.map(({ picture, alt }) => ({ picture, alt })) as [Shot, ...Shot[]],
      },
      {
        text: 'Four times of the day: hello, lunch, a nap and the yard.',
        shots: [
          shot('arrival', '62% 60%', 'A parent and children in a hall with low hooks'),
          shot('lunch', '38% 60%', 'Child dolls eat at a low table'),
          shot('nap', '100% 60%', 'An educator sits by a moon lamp while children sleep'),
          shot('outdoor-play', '36% 70%', 'A child doll at the top of a yellow slide'),
        ],
      },
      {
        text: 'Four things they made last week: animals, stones, boats and prints.',
        shots: [
          shot('clay-animals', '56% 60%', 'Clay animals on a wooden board'),
          shot('painted-stones', '52% 70%', 'Stones painted like a ladybird and a flower'),
          shot('paper-boats', '50% 60%', 'Child dolls sail paper boats in a tray of water'),
          shot('leaf-prints', '50% 40%', 'Two child dolls print leaves on paper'),
        ],
      },
    ],
    figures: 'Before you start, some numbers',
    film: {
      title: 'Look in before you come',
      text: 'Half a minute of an ordinary day. No sound, with captions, and in words beside it.',
    },
    classes: 'From the first week your child can join any of these. Nobody has to.',
    call: {
      title: 'Not sure yet? Come for one morning.',
      text: 'Sit with us in the room. Your child plays or watches, and you ask whatever you like.',
    },
  },
};

/** The words that all three pages share. */
export const landingWords = {
  watch: 'Watch Video',
  more: { title: 'Read More', label: 'Read More about a place for your child', to: '/contact-us' },
  sampleFigures: 'Sample figures, until our own stand here.',
  classes: 'Our Classes',
  ages: 'Ages',
  news: 'From the Blog',
  allNews: { title: 'All posts', to: '/blog-grid' },
  scenes: 'What you will see',
  up: 'Back to the top',
  slides: {
    name: 'Pictures of our days',
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous picture',
    next: 'Next picture',
    one: '{first} of {count}',
    several: '{first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
  },
  classSlides: {
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous classes',
    next: 'Next classes',
    one: 'Class {first} of {count}',
    several: 'Classes {first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
  },
  newsSlides: {
    carousel: 'carousel',
    slide: 'slide',
    slideName: '{first} of {count}',
    previous: 'Previous posts',
    next: 'Next posts',
    one: 'Post {first} of {count}',
    several: 'Posts {first} to {last} of {count}',
    play: 'Play',
    pause: 'Pause',
  },
} as const;

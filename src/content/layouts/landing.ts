/** The three landing pages: each is a row that says whose words it has, how it opens, and which parts follow in which look. The page never sees a row's name. */

/** How a landing page opens: words over one wide hill, words beside a roof, or a very large line over four growing arches. */
export const landingHeroes = ['hill', 'roof', 'arches'] as const;
/** Whose words and slides it shows (content/words/landing.ts). */
export const landingStories = ['day', 'room', 'start'] as const;

/** Every part that can follow, with the looks that it has. */
export const landingParts = {
  offers: ['blocks'],
  figures: ['beads', 'numerals', 'cubes'],
  steps: ['stair'],
  film: ['beside', 'wide', 'scenes'],
  enrichment: ['arch', 'disc'],
  focus: ['rules', 'roof'],
  classes: ['shelf', 'arches', 'blocks'],
  voices: ['hill', 'rules', 'street'],
  news: ['skyline', 'headlines', 'discs'],
  call: ['board', 'bow', 'hill'],
  letter: ['hills', 'board', 'stage'],
} as const;

export type LandingHero = (typeof landingHeroes)[number];
export type LandingStory = (typeof landingStories)[number];
export type PartName = keyof typeof landingParts;
export type PartLook<Name extends PartName> = (typeof landingParts)[Name][number];

export interface LandingLayout {
  readonly story: LandingStory;
  readonly hero: LandingHero;
  /** The parts in the order of the page. Two neighbours never stand on the same ground; the last one gives the evening something to set behind. */
  readonly parts: { readonly [Name in PartName]?: PartLook<Name> };
}

export const landingLayouts = {
  hill: {
    story: 'day',
    hero: 'hill',
    parts: {
      figures: 'beads',
      film: 'beside',
      enrichment: 'arch',
      classes: 'shelf',
      call: 'board',
      focus: 'rules',
      voices: 'hill',
      news: 'skyline',
      letter: 'hills',
    },
  },
  roof: {
    story: 'room',
    hero: 'roof',
    parts: {
      offers: 'blocks',
      film: 'wide',
      enrichment: 'disc',
      classes: 'arches',
      figures: 'numerals',
      voices: 'rules',
      focus: 'roof',
      news: 'headlines',
      call: 'bow',
      letter: 'board',
    },
  },
  arches: {
    story: 'start',
    hero: 'arches',
    parts: {
      figures: 'cubes',
      steps: 'stair',
      film: 'scenes',
      classes: 'blocks',
      voices: 'street',
      call: 'hill',
      news: 'discs',
      letter: 'stage',
    },
  },
} as const satisfies Record<string, LandingLayout>;

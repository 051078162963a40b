/** The three landing pages: each names its texts, its hero, and the sections that follow with their variants. The page never receives the layout's name. */

/** The hero: text above one wide hill, text beside a roof, or a very large heading above four arches. */
export const landingHeroes = ['hill', 'roof', 'arches'] as const;
/** The texts and slides, by their key in site/words/landing.yaml. */
export const landingStories = ['day', 'room', 'start'] as const;

/** The sections that can follow the hero, each with its possible variants. */
export const landingParts = {
  offers: ['blocks'],
  figures: ['beads', 'numerals', 'cubes'],
  steps: ['stair'],
  film: ['beside', 'wide', 'scenes'],
  enrichment: ['list', 'columns'],
  focus: ['rules', 'hill'],
  classes: ['shelf', 'hills', 'blocks'],
  voices: ['hill', 'rules', 'street'],
  news: ['skyline', 'headlines', 'discs'],
  call: ['board', 'bow', 'hill'],
} as const;

export type LandingHero = (typeof landingHeroes)[number];
export type LandingStory = (typeof landingStories)[number];
export type PartName = keyof typeof landingParts;
export type PartVariant<Name extends PartName> = (typeof landingParts)[Name][number];

export interface LandingLayout {
  readonly story: LandingStory;
  readonly hero: LandingHero;
  /** The sections in the order of the page. Neighbours have different backgrounds. */
  readonly parts: { readonly [Name in PartName]?: PartVariant<Name> };
}

export const landingLayouts = {
  hill: {
    story: 'day',
    hero: 'hill',
    parts: {
      figures: 'beads',
      film: 'beside',
      enrichment: 'list',
      classes: 'shelf',
      call: 'board',
      focus: 'rules',
      voices: 'hill',
      news: 'skyline',
    },
  },
  roof: {
    story: 'room',
    hero: 'roof',
    parts: {
      offers: 'blocks',
      film: 'wide',
      enrichment: 'columns',
      classes: 'hills',
      call: 'bow',
      figures: 'numerals',
      voices: 'rules',
      focus: 'hill',
      news: 'headlines',
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
    },
  },
} as const satisfies Record<string, LandingLayout>;

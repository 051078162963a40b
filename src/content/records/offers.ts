/** What We Offer: six offers (REQ K7 to K13). */

export interface Offer {
  /** Name of the offer's drawing. */
  readonly icon: 'rings' | 'abacus' | 'fruit-bowl' | 'blocks' | 'people' | 'lantern';
  readonly title: string;
  readonly desc: string;
  /** Colour family of the background behind the drawing; `wheat` is the page's second background. */
  readonly color: 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon' | 'wheat';
}

export const offers: readonly Offer[] = [
  {
    icon: 'rings',
    title: 'Activities with a purpose',
    desc: 'Pouring, building, painting, planting. Work that a child can finish and be proud of.',
    color: 'rosehip',
  },
  {
    icon: 'abacus',
    title: 'Up to 5 full-day sessions per week',
    desc: 'One full day a week, all five, or something in between. You choose.',
    color: 'canola',
  },
  {
    icon: 'fruit-bowl',
    title: 'Healthy food',
    desc: 'Fruit, greens and grains at a low table. Tell us what your child cannot eat.',
    color: 'spruce',
  },
  {
    icon: 'blocks',
    title: 'Varied classes',
    desc: 'Letters, numbers, art, music and yoga, in small groups and at each child’s pace.',
    color: 'saskatoon',
  },
  {
    icon: 'people',
    title: 'Qualified teachers',
    desc: 'Early childhood educators, certified in Alberta. They know your child by name.',
    color: 'chinook',
  },
  {
    icon: 'lantern',
    title: 'Safety you can see',
    desc: 'A locked entry, a fenced yard and a sign-out sheet that we really check.',
    color: 'wheat',
  },
];

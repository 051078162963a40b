// What HTML_CodeSniffer and Siteimprove Alfa find wrongly here, or ask of a person, and what we answer.
import type { Exception } from '../exceptions.ts';

const common = { owner: 'the maintainers', until: '2027-05-31' } as const;
const sniffer = { ...common, engine: 'HTML_CodeSniffer' } as const;
const alfa = { ...common, engine: 'Siteimprove Alfa' } as const;
const home = { path: '/', width: 'phone' } as const;
const landing = { path: '/index-2', width: 'phone' } as const;

export const otherExceptions: readonly Exception[] = [
  {
    ...sniffer,
    rule: 'WCAG2AAA.Principle1.Guideline1_1.1_1_1.H67.2',
    elements: 'img[alt=""]',
    seen: { path: '/outdoorplay', width: 'phone' },
    reason: 'Drawings and pictures beside words that say the same.',
    evidence: 'Read; a picture that says something has words, or its part does not take it (src/ui/media).',
  },
  {
    ...sniffer,
    rule: 'WCAG2AAA.Principle1.Guideline1_3.1_3_1.H48',
    elements: 'header nav div, footer div, .hero-buttons',
    seen: home,
    reason: 'Two buttons side by side (to call, to write) are no list of places to go.',
    evidence: 'The menus themselves are lists, which Orca counts (a11y/records).',
  },
  {
    ...sniffer,
    rule: 'WCAG2AAA.Principle1.Guideline1_3.1_3_1.H85.2',
    elements: 'select',
    seen: home,
    reason: 'Provinces, and the ways in which one found us, are lists without groups.',
    evidence: 'Read.',
  },
  {
    ...sniffer,
    rule: 'WCAG2AAA.Principle1.Guideline1_4.1_4_6.G17.Abs',
    elements: '.sticker-tag, .skip-link',
    seen: home,
    reason:
      'The engine does not look at the ground of what is placed by itself; this label and the skip link bring their own.',
    evidence: 'Axe computes their contrast in every look, that of the skip link in its state with the focus.',
  },
  {
    ...alfa,
    rule: 'sia-r65',
    elements: '.card-link',
    seen: landing,
    reason:
      'The focus of a link that covers its card is drawn around the card (`::after`), which the engine does not see.',
    evidence: 'pages.spec.ts photographs the ring of every control.',
  },
  {
    ...alfa,
    rule: 'sia-r41',
    elements: '.page-link[href^="/design-system#"]',
    seen: { path: '/design-system', width: 'phone' },
    reason: 'Each sample of pagination has a next page of its own, which the name of its navigation tells apart.',
    evidence: 'Axe finds a name for each navigation.',
  },
  {
    ...alfa,
    rule: 'sia-r111',
    elements: '.card-link',
    seen: landing,
    reason: 'The link covers its whole card (`::after`), which the engine does not see.',
    evidence: 'expectTargets measures 44 px of every control in pages.spec.ts, such a link with its card.',
  },
];

/** The words that this daycare's pages use. */
export interface Term {
  readonly term: string;
  readonly means: string;
  /** Abbreviations that it explains. */
  readonly short?: readonly string[];
}

export const glossary: readonly Term[] = [
  { term: 'STEM', short: ['STEM'], means: 'Science, technology, engineering and math.' },
  {
    term: 'WCAG',
    short: ['WCAG', 'AA', 'AAA'],
    means:
      'Web Content Accessibility Guidelines: the rules for sites that everybody can use. Their levels are A, AA and AAA, the strictest.',
  },
  {
    term: 'PIPA',
    short: ['PIPA'],
    means: 'Personal Information Protection Act: Alberta’s law about what others may know of you.',
  },
  {
    term: 'screen reader',
    short: ['NVDA', 'JAWS'],
    means:
      'A program that reads the screen aloud or in braille, such as NVDA, JAWS, VoiceOver, TalkBack or Orca. Their names stand for themselves.',
  },
  {
    term: 'HTML, CSS, SVG, WAI-ARIA',
    short: ['HTML', 'CSS', 'SVG', 'WAI', 'ARIA'],
    means:
      'The languages that web pages are written in: words, looks, drawings, and names for programs that read aloud.',
  },
  { term: 'HTTPS', short: ['HTTPS'], means: 'What locks a web page on its way to you, so that nobody reads along.' },
  {
    term: 'YAML',
    short: ['YAML', 'KB'],
    means: 'A form in which auditors’ programs pass on results. KB is a file’s size in thousands of letters.',
  },
];

export const glossaryHead = {
  title: 'Words we use',
  lead: 'What some words on this site mean.',
} as const;

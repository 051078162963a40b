/** Terms of child care and of websites, and abbreviations, that the pages use. The build warns of an abbreviation that is missing here. */
export interface Term {
  readonly term: string;
  readonly means: string;
  /** Abbreviations that it explains. */
  readonly short?: readonly string[];
}

export const glossary: readonly Term[] = [
  {
    term: 'Montessori',
    means:
      'A way to teach, named after a doctor from Italy. Children choose real work from low shelves and have time to finish it.',
  },
  {
    term: 'Flight',
    means:
      'Alberta’s guide to learning and care for children under six. It does not say what a child must learn by when.',
  },
  {
    term: 'out-of-school care',
    means: 'Care for school children before school, after school and when school is closed.',
  },
  {
    term: 'PD days',
    short: ['PD'],
    means: 'Professional development days. Teachers learn, and school is closed for children.',
  },
  { term: 'phonics', means: 'The sounds that letters make. Children hear them, say them and then read with them.' },
  { term: 'literacy', means: 'Reading, writing, and all that comes before.' },
  { term: 'STEM', short: ['STEM'], means: 'Science, technology, engineering and math.' },
  { term: 'enrichment', means: 'More to try: a garden, a kitchen, songs, and things from other places.' },
  { term: 'holistic', means: 'With the whole child in mind: body, feelings, friends and thinking.' },
  { term: 'mindfulness', means: 'To be still for a moment and notice your breath.' },
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
  lead: 'We write plainly. Some words of our trade stay, and here is what they mean.',
} as const;

/** The words of the pages about classes. */
export const classWords = {
  title: 'Classes',
  lead: 'Six morning classes for children who want to look closer.',
  note: 'Times, sizes, ages and tuition on this page are sample figures. Ask us for the real ones.',
  time: 'Class time',
  size: 'Class size',
  ages: 'Ages',
  tuition: 'Tuition',
  facts: 'The class in figures',
  start: 'Start date',
  years: 'Years old',
  hours: 'Hours',
  duration: 'Duration',
  rating: 'Rating',
  ask: 'Ask about this class',
  others: 'Other classes',
} as const;

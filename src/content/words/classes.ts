/** The labels of the pages about classes. */
export const classWords = {
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
  morning: 'A morning in this class',
  teacher: 'Who teaches',
  registerLink: 'Register',
  others: 'Other classes',
  all: 'All classes',
} as const;

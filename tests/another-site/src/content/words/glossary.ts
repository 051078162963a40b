export const glossaryHead = {
  title: 'Words we use',
  lead: 'What some words on this site mean.',
} as const;

/** Asked in each form, where the daycare has several houses. */
export const houseWords = {
  ask: 'Which house?',
  /** Before the answer in a letter. */
  asked: 'Which house',
} as const;

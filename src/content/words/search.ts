/** The words of what a search finds. What it understands is in content/search/terms.ts. */
export const searchWords = {
  waiting: 'Looking…',
  failed: 'The search did not load. Please try it again.',
  found: (count: number, thing: keyof typeof things, words: string) =>
    count === 0
      ? `Nothing found for “${words}”. Try one word, such as fees, hours or food.`
      : `${count} ${things[thing][count === 1 ? 0 : 1]} found for “${words}”`,
  /** Accessible name of the list. */
  results: 'Found',
  kinds: { question: 'Question', page: 'Page', post: 'News', term: 'Words we use' },
  /** Where nothing was found. */
  help: { call: (phone: string) => `Call ${phone}`, write: 'Write to us' },
} as const;

const things = {
  answer: ['answer', 'answers'],
  post: ['post', 'posts'],
} as const;

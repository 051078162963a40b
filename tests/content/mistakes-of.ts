import { mistakesOf as sentencesOf } from '#content/reader/site-error.ts';

/** What is said to be wrong in the owner's folder when this reads it, a sentence each. */
export function mistakesOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    return sentencesOf(error);
  }
}

/** What stands beside the daycare's own sentence while it takes no registrations (site/words/registration.yaml). */
export const closedWords = {
  /** On links that lead to the registration at other times. */
  link: 'Waiting list',
  /** Below the sentence. */
  toWaitingList: 'To the waiting list',
  /** After the sentence, where it answers a form that was sent all the same: no link can stand there. */
  answer: 'Ask for our waiting list instead, on {address}.',
} as const;

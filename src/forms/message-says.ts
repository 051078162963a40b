import { message } from '#content/site/words/forms.ts';

const { promise, thanks } = message;

/** What the daycare says of a question and of a message to an educator, as of a message. */
export const messageSays = { promise, sent: { title: thanks, text: promise } };

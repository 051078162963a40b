/** A notice to the provider that messages from the website may be lost, because the file in which they waited is damaged. */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';

export const lostLetters = (letterhead: Letterhead): Message => ({
  to: letterhead.email,
  subject: `Messages from the website may be lost - ${letterhead.name}`,
  message: `Messages from your website wait in a file until they are mailed, usually for seconds. This file was damaged when the website was started, so what waited in it could not be read. If mail had worked until then, nothing is lost.

New messages are kept and mailed as before.

The damaged file was set aside. Please show this letter to whoever looks after the website: the log names the file, and what can be read of it may be rescued.`,
});

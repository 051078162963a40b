/** Somebody asks for the newsletter. The provider keeps the list; this letter, with its date, is the record of the consent. */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { line } from './paper.ts';

export function newsletterSignup(letterhead: Letterhead, address: string): Message {
  const email = line(address);
  return {
    to: letterhead.email,
    subject: `Newsletter sign-up from ${email} - ${letterhead.name}`,
    message: `${email} asked for the newsletter on the website.\n\nPlease add this address to the list. Whoever writes back to you from it may leave the list at any time.`,
  };
}

/**
 * The letter about an address typed into the newsletter form. Anybody can type any address, and Canada's anti-spam law (CASL) requires its owner's consent, so the letter
 * tells the provider how to ask for it.
 */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { line } from './letter-template.ts';

export function newsletterSignup(letterhead: Letterhead, address: string): Message {
  const email = line(address);
  return {
    to: letterhead.email,
    subject: `Newsletter request for ${email} - ${letterhead.name}`,
    message: letterhead.words.newsletter.map((paragraph) => paragraph.replaceAll('{email}', () => email)).join('\n\n'),
  };
}

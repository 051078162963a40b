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
    message: `Somebody typed ${email} into the newsletter form of the website. Nobody has confirmed that it was the owner of this address.

Canada's anti-spam law asks for the owner's own consent. Please reply to this letter once (the reply goes to that address), ask whether the newsletter is wanted, and add the address to your list only when its owner answers yes. Keep that answer: it is the record of the consent. If there is no answer, please do not write again.`,
  };
}

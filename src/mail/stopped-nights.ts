/** A notice to the provider that the pages are not built any more, so that what has ended may still stand on them. */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';

/** @param reason what the gateway has found, a sentence */
export const stoppedNights = ({ email, name }: Letterhead, reason: string): Message => ({
  to: email,
  subject: `Your website is not brought up to date any more - ${name}`,
  message: `${reason}

Fees, closed days and photographs leave the pages by that build on the day on which they end. Please look at your site, and ask whoever looks after it: the reason is in the log of the build (journalctl -u lantern-build).

Letters from the website still arrive. This notice comes once. It comes again if the website's program is started anew before the build works, or if the build works and then stops another time.`,
});

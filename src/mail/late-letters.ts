/** A notice to the provider that messages from the website arrived late, because mail did not work. It repeats no names and no contents of them. */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { localTime } from './local-time.ts';

export interface Late {
  readonly count: number;
  /** When the visitors sent the first and the last of them, in ms since 1970. */
  readonly first: number;
  readonly last: number;
}

export function lateLetters(letterhead: Letterhead, { count, first, last }: Late): Message {
  const at = (time: number) => localTime(new Date(time), letterhead.utcOffset).people;
  const what = count === 1 ? 'One message' : `${count} messages`;
  const when = count === 1 ? `It was sent on ${at(first)}` : `They were sent between ${at(first)} and ${at(last)}`;
  return {
    to: letterhead.email,
    subject: `${what} from the website came late - ${letterhead.name}`,
    message: `${what} from your website reached you more than a day late.

${when}, and could not be mailed before, because mail from the website did not work. Nothing was lost, and mail works again.

The families were told that you reply within ${letterhead.answersWithin}. Please answer ${count === 1 ? 'this one' : 'these'} first.

Whoever looks after the website finds the reason in its log.`,
  };
}

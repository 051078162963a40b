/** The letter of a family that asks for the waiting list: plain text, headed by what it is. It names no child, and nothing goes to the family by itself (product decision 33). */
import { type Message } from './contract.ts';
import { type Letterhead } from './letterhead.ts';
import { line, none } from './letter-template.ts';

/** As the form has it: the month as '05', the year as '2027'. */
export interface Month {
  readonly month: string;
  readonly year: string;
}

export interface WaitingRequest {
  readonly born: Month;
  readonly start: Month;
  /** Which house, where there are several. */
  readonly house?: string;
  readonly group: string;
  readonly email: string;
  readonly phone: string;
}

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '05' of '2027' as 'May 2027'; what is no month as it was typed. */
export const monthInWords = ({ month, year }: Month) => line(`${monthNames[Number(month) - 1] ?? month} ${year}`);

/** 'May 2027' as '05' of '2027'. */
function monthOf(words: string): Month {
  const [name = '', year = ''] = words.split(' ');
  return { month: String(monthNames.indexOf(name) + 1).padStart(2, '0'), year };
}

/** The first line of the letter, and how its subject begins. */
export const waitingTitle = 'Waiting list';

export function waitingListLetter(letterhead: Letterhead, { born, start, ...request }: WaitingRequest): Message {
  const house = line(request.house ?? '');
  const [group, email, phone] = [request.group, request.email, request.phone].map((text) => line(text) || none);
  return {
    to: letterhead.email,
    subject: `${waitingTitle}: from ${monthInWords(start)}, born ${monthInWords(born)} - ${letterhead.name}`,
    message: `${waitingTitle}

${house && `House: ${house}\n`}Born or expected: ${monthInWords(born)}
Place from: ${monthInWords(start)}
Group: ${group}
Email: ${email}
Phone: ${phone}

This is no registration. The website has told the family that it is no place yet, and that you answer within ${letterhead.answersWithin}. No e-mail has gone to them.`,
  };
}

const answers = /^(?:House: (.*)\n)?Born or expected: (.*)\nPlace from: (.*)\nGroup: (.*)\nEmail: (.*)\nPhone: (.*)$/m;

/** What was asked in a letter that has the form of this one, of whatever daycare; undefined for any other. */
export function waitingRequestIn({ message }: Pick<Message, 'message'>): WaitingRequest | undefined {
  const [, house = '', born, start, ...rest] = answers.exec(message) ?? [];
  if (born === undefined || start === undefined) return undefined;
  const [group = '', email = '', phone = ''] = rest.map((text) => (text === none ? '' : text));
  return { born: monthOf(born), start: monthOf(start), ...(house && { house }), group, email, phone };
}

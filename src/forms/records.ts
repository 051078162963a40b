/** Every form of a daycare's site. The gateway makes the routes for forms without scripts from this list. */
import type { Daycare } from '#daycare.ts';

import { comment } from './comment/record.ts';
import { contact } from './contact/record.ts';
import { newsletter } from './newsletter/record.ts';
import { question } from './question/record.ts';
import type { FormRecord } from './record.ts';
import { registrationAsking } from './registration/own.ts';
import { registrationOf } from './registration/record.ts';
import { teacher } from './teacher-contact/record.ts';
import { waitingListOf } from './waiting-list/record.ts';

export const recordsOf = ({
  letterhead,
  takesComments,
  asked,
}: Pick<Daycare, 'letterhead' | 'takesComments' | 'asked'>) =>
  ({
    registration: asked ? registrationAsking(letterhead, asked) : registrationOf(letterhead),
    contact,
    waitingList: waitingListOf(letterhead),
    newsletter,
    question,
    teacher,
    ...(takesComments && { comment }),
  }) satisfies Record<string, FormRecord>;

export type Records = ReturnType<typeof recordsOf>;

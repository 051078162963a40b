import { letterhead } from '#content/site/letterhead.ts';

import { registrationOf } from './record.ts';

/** The registration of this site. */
export const registration = registrationOf(letterhead);

import { letterhead } from '#content/values/daycare.ts';

import { registrationOf } from './record.ts';

/** The registration of this site. */
export const registration = registrationOf(letterhead);

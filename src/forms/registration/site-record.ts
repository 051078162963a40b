import { letterhead } from '#content/values/daycare.ts';
import { asked } from '#content/values/registration.ts';

import { registrationAsking } from './own.ts';
import { registrationOf } from './record.ts';

/** The registration of this site. */
export const registration = asked ? registrationAsking(letterhead, asked) : registrationOf(letterhead);

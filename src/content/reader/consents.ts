/** Until when families permit that a picture is shown: “consentUntil” of the entries and posts that name it. */
import { hasConsent } from '#content/rules/fact-state.ts';

import { namedPictures } from './named-pictures.ts';
import { siteFolder } from './site-folder.ts';
import { today } from './today.ts';

export interface Consent {
  /** The name of the picture. */
  readonly name: string;
  /** The last day. */
  readonly until: string;
  /** `gallery.yaml, line 5` */
  readonly place: string;
}

export const consents = (folder = siteFolder): Consent[] =>
  namedPictures(folder, 'consentUntil').map(({ name, consentUntil: until = '', place }) => ({ name, until, place }));

/** The names of the pictures that may not be shown any more, which is when one of their consents has ended. */
export function endedPictures(): string[] {
  // Schemas ask, so provider.yaml, which they check, cannot be asked.
  const day = today();
  return [
    ...new Set(
      consents()
        .filter(({ until }) => !hasConsent(until, day))
        .map(({ name }) => name),
    ),
  ];
}

/** Of the fields that a daycare adds to the registration (site/words/registration.yaml), what it does not say itself. */
import type { OwnField } from '#content/rules/own-fields.ts';

import { privacyRows, type PrivacyRow } from './privacy.ts';

export const ownFieldWords = {
  name: 'Their name',
  phone: 'Their phone',
  /** The message of a choice that is not there. */
  choose: 'Choose one of the list',
} as const;

/** A row of the table of forms, with what a daycare asks besides. */
export function asksBesides(row: PrivacyRow, fields: readonly Pick<OwnField, 'label'>[]): PrivacyRow {
  const labels = fields.map(({ label }) => `“${label}”`).join(', ');
  return labels ? { ...row, asks: `${row.asks} If you like: ${labels}.` } : row;
}

export const registrationWith = (fields: readonly Pick<OwnField, 'label'>[] = []): PrivacyRow =>
  asksBesides(privacyRows.registration, fields);

/** Fields that a daycare adds to the end of the registration. Nobody has to fill them in. */
import type { Language } from './language.ts';

export const ownFieldKinds = ['choices', 'line', 'days', 'second parent'] as const;

/** As pages, letters and the gateway know it. */
export interface OwnField {
  readonly kind: (typeof ownFieldKinds)[number];
  /** Names it in forms. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Of the label and the hint. */
  readonly lang?: Language;
  /** What can be chosen: of `days` any number of them. */
  readonly choices?: readonly string[];
  /** Of the choices that are not in that of the site. */
  readonly choiceLangs?: Readonly<Record<string, Language>>;
}

/** Made of its label, so that what a page of an earlier build posts is not taken for the answer to another question. */
export const nameOfField = (label: string) => (label.match(/[\p{L}\p{N}]+/gu) ?? []).join('_');

/** What is asked where the daycare does not say it in its own words. */
const labels: Partial<Record<OwnField['kind'], string>> = {
  days: 'Which days of the week?',
  'second parent': 'Second parent',
};
export const labelOfField = ({ kind, ask }: { readonly kind: OwnField['kind']; readonly ask?: string }) =>
  ask ?? labels[kind] ?? '';

/** As the letter says it, before its colon. */
export const questionOf = (label: string) => label.replace(/\?$/, '').trimEnd();

/** What a daycare has changed of the registration. */
export interface Asked {
  /** The hint of the notes. */
  readonly notes?: string;
  /** What can be chosen at “Where did you find us?”. */
  readonly foundUs?: readonly string[];
  /** Of these. */
  readonly foundUsLang?: Language;
  readonly fields?: readonly OwnField[];
}

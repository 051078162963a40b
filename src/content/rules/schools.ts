import type { Language } from './language.ts';

/** A school that children go to from the daycare, in the owner's words. */
export interface School {
  readonly id: string;
  readonly name: string;
  readonly nameLang?: Language;
  /** Of all that follows. */
  readonly lang?: Language;
  readonly for?: string;
  readonly way: string;
  readonly who?: string;
  readonly before?: string;
  readonly after?: string;
  /** Undefined if nobody has said. */
  readonly stepFree?: boolean;
}

/** The address of the schools on /program. */
export const schoolsPart = 'schools';

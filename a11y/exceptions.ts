// What axe cannot decide, or finds wrongly, and a person has decided instead. The aim is an empty list; exceptions.spec.ts fails when an entry is past its date or no longer needed.
import type { ColorMode, Width } from './visit.ts';

export interface Exception {
  /** axe's name of the rule. */
  readonly rule: string;
  /** Where it is found: the path, the state's name in states.ts (none at rest), one look and width that show it, and the element as axe names it. */
  readonly where: { path: string; state?: string; look: ColorMode; width: Width; target: string };
  /** Why it is no barrier. */
  readonly reason: string;
  /** What was measured or tried, how, and by whom. */
  readonly measurement: string;
  /** The day after which it must be looked at again, as 2027-06-30. */
  readonly until: string;
}

export const exceptions: readonly Exception[] = [];

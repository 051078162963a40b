// What an engine of rules cannot decide, or finds wrongly, and a person has decided instead: once, by rule and cause. exceptions.spec.ts fails when an entry is past
// its date or its cause is gone.
import { ibmExceptions } from './engines/ibm-exceptions.ts';
import { otherExceptions } from './engines/other-exceptions.ts';
import type { ColorMode, Width } from './visit.ts';

export type EngineName = 'axe-core' | 'IBM Equal Access' | 'HTML_CodeSniffer' | 'Siteimprove Alfa';

export interface Exception {
  readonly engine: EngineName;
  /** The engine's name of the rule, as a report has it. */
  readonly rule: string;
  /** The elements it holds for, as a selector. */
  readonly elements: string;
  /** One place where the engine says so: the path, the state's name in states.ts (none at rest), look and width. */
  readonly seen: { readonly path: string; readonly state?: string; readonly look?: ColorMode; readonly width: Width };
  /** Who decided, and looks at it again. */
  readonly owner: string;
  /** Why it is no barrier. */
  readonly reason: string;
  /** What was measured or tried, or what tests it. */
  readonly evidence: string;
  /** The day after which it must be looked at again, as 2027-06-30. */
  readonly until: string;
}

/** None for axe. */
export const exceptions: readonly Exception[] = [...ibmExceptions, ...otherExceptions];

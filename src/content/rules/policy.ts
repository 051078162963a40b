/** A policy as it was written, and what the site puts into it. */
import type { SmallPrintSection } from '#content/words/small-print.ts';

export interface PolicySection<Name extends string = string> extends SmallPrintSection {
  /** What the site puts behind the text of this part. */
  readonly insert?: Name;
}

/** The parts with what the site puts into them; not a heading that would stand over nothing, because the site has nothing to put there. */
export const withInserts = <Name extends string>(
  sections: readonly PolicySection<Name>[],
  inserts: Readonly<Record<Name, Partial<SmallPrintSection>>>,
): SmallPrintSection[] =>
  sections.flatMap(({ insert, id, title, ...own }) => {
    if (!insert) return [{ id, title, ...own }];
    const { text = [], ...more } = inserts[insert];
    const isEmpty = ![...Object.keys(own), ...Object.keys(more), ...text].length;
    return isEmpty ? [] : [{ id, title, ...own, ...more, text: [...(own.text ?? []), ...text] }];
  });

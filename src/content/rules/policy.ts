/** A policy as it was written, and what the site puts into it. */
import type { SmallPrintSection } from '#content/words/small-print.ts';

export interface PolicySection<Name extends string = string> extends SmallPrintSection {
  /** What the site puts behind the text of this part. */
  readonly insert?: Name;
}

/** The parts with what the site puts into them. */
export const withInserts = <Name extends string>(
  sections: readonly PolicySection<Name>[],
  inserts: Readonly<Record<Name, Partial<SmallPrintSection>>>,
): SmallPrintSection[] =>
  sections.map(({ insert, ...section }) => {
    if (!insert) return section;
    const { text = [], ...more } = inserts[insert];
    return { ...section, ...more, text: [...(section.text ?? []), ...text] };
  });

// Whether the daycare is open, in words, beside its phone number. A screen reader says it where it is reached: it is no live region, so neither a change of the page
// nor of the time is told by itself. The words come with the scripts, into room that is kept for them.
import { useCallback } from 'react';

import { openingAt, type Hours } from '#content/rules/opening.ts';
import { hasHouses, houses } from '#content/values/houses.ts';
import { openingBefore } from '#content/words/opening.ts';
import { useNextChange } from '#runtime/use-next-change.ts';

function useOpening(hours: Hours) {
  /** The moment of the next change of the words. */
  const nextChange = useCallback((now: number) => openingAt(now, hours).until, [hours]);
  return openingBefore(useNextChange(nextChange), hours);
}

interface OpeningNowProps {
  /** Of a house. */
  hours: Hours;
  /** What stands there without scripts. */
  otherwise?: string;
}

export function OpeningNow({ hours, otherwise = '' }: OpeningNowProps) {
  const opening = useOpening(hours);
  return <span>{opening ? `${opening.state}${opening.more}` : otherwise}</span>;
}

/** Of the first house, whose number is beside it. */
const { name, opening: ofFirst } = houses[0]!;
const before = hasHouses ? `${name}: ` : '';

/** In the bar, under the number: as wide as there is room. What does not fit falls below the line, out of sight as a whole. */
export function OpeningInBar() {
  const opening = useOpening(ofFirst);
  return (
    <span className="opening-in-bar">
      {/* A <wbr> without words beside it would count as something that moves when they come. */}
      {opening && (
        <>
          <span>{before + opening.state}</span>
          <wbr />
          <span>{opening.more}</span>
        </>
      )}
    </span>
  );
}

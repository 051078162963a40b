// Whether the daycare is open, in words, beside its phone number. A screen reader says it where it is reached: it is no live region, so neither a change of the page
// nor of the time is told by itself. The words come with the scripts, into room that is kept for them.
import { useCallback, useEffect } from 'react';

import { openingAt, type Hours } from '#content/rules/opening.ts';
import { hasHouses, houses } from '#content/values/houses.ts';
import { openingBefore } from '#content/words/opening.ts';
import { useNextChange } from '#runtime/use-next-change.ts';
import { DoorLantern, LanternForLogo } from '#ui/drawing/lantern.tsx';

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
  return (
    <span data-door={opening?.door}>
      {opening && <DoorLantern />}
      <span>{opening ? `${opening.state}${opening.more}` : otherwise}</span>
    </span>
  );
}

/** Of the first house, whose number is beside it. */
const { name, opening: ofFirst } = houses[0]!;
const before = hasHouses ? `${name}: ` : '';

/** Of the first house. */
export const useFirstOpening = () => useOpening(ofFirst);

/** In the bar, under the number: as wide as there is room. What does not fit falls below the line, out of sight as a whole. */
export function OpeningInBar() {
  const opening = useFirstOpening();
  const door = opening?.door;
  useEffect(() => {
    // For all lanterns of the page.
    if (door) document.documentElement.dataset['door'] = door;
  }, [door]);
  return (
    <span className="opening-in-bar">
      {/* A <wbr> without words beside it would count as something that moves when they come. */}
      {opening && (
        <>
          <span>
            <LanternForLogo />
            <span>{before + opening.state}</span>
          </span>
          <wbr />
          <span>{opening.more}</span>
        </>
      )}
    </span>
  );
}

// Whether the daycare is open, in words, beside its phone number. A screen reader says it where it is reached: it is no live region, so neither a change of the page
// nor of the time is told by itself. The words come with the scripts, into room that is kept for them.
import { useCallback } from 'react';

import { nextDoor, openingAt, type Hours } from '#content/rules/opening.ts';
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

const hoursOfAll = houses.map(({ opening }) => opening);
const nextOfAll = (now: number) => Math.min(...hoursOfAll.map((hours) => openingAt(now, hours).until));

/** The house that lanterns and the bar speak of, and once the time is known, what is said of it: of several one that is open, or else that which opens first. */
export function useDoor() {
  const change = useNextChange(nextOfAll);
  const house = houses[hasHouses && change ? nextDoor(change - 1, hoursOfAll) : 0]!;
  return { house, opening: openingBefore(change, house.opening) };
}

/** Beside the name on phones, until Call comes there (call-in-bar.tsx). Where it has no room it falls below the line, out of sight as a whole. */
export function OpeningByName() {
  const { opening } = useDoor();
  return (
    <span className="flex h-target w-0 grow flex-wrap content-start overflow-hidden group-data-at-hand:hidden before:h-full tablet:hidden print:hidden no-scripts:hidden">
      {opening && (
        <span className="flex items-center self-center border-s-2 border-line ps-2">
          <LanternForLogo />
          <span className="w-min text-small leading-tight">{opening.state}</span>
        </span>
      )}
    </span>
  );
}

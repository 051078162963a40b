// Whether the daycare is open, in words, beside its phone number. A screen reader says it where it is reached: it is no live region, so neither a change of the page
// nor of the time is told by itself. The words come with the scripts, into room that is kept for them.
import { openingAt } from '#content/rules/opening.ts';
import { openingHours } from '#content/values/opening.ts';
import { openingBefore } from '#content/words/opening.ts';
import { useNextChange } from '#runtime/use-next-change.ts';

/** The moment of the next change of the words. */
const nextChange = (now: number) => openingAt(now, openingHours).until;

/** @param otherwise what stands there without scripts */
export function OpeningNow({ otherwise = '' }: { otherwise?: string }) {
  const opening = openingBefore(useNextChange(nextChange), openingHours);
  return <span>{opening ? `${opening.state}${opening.more}` : otherwise}</span>;
}

/** In the bar, under the number: as wide as there is room. What does not fit falls below the line, out of sight as a whole. */
export function OpeningInBar() {
  const opening = openingBefore(useNextChange(nextChange), openingHours);
  return (
    <span className="opening-in-bar">
      {/* A <wbr> without words beside it would count as something that moves when they come. */}
      {opening && (
        <>
          <span>{opening.state}</span>
          <wbr />
          <span>{opening.more}</span>
        </>
      )}
    </span>
  );
}

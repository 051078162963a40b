// Below the header of every page, in a build with a notice: whether the daycare is open, and what it says for a short time. A landmark and no live region: it is
// said where it is reached. Until scripts run, the notices of the day of the build stand there. Nothing moves when the words come, nor when a notice leaves.
import { useCallback } from 'react';

import { openingAt } from '#content/rules/opening.ts';
import { hasHouses, houses } from '#content/values/houses.ts';
import { notices } from '#content/values/notices.ts';
import { noticeWords } from '#content/words/notices.ts';
import { openingBefore } from '#content/words/opening.ts';
import { useNextChange } from '#runtime/use-next-change.ts';

/** Of the first house, as in the bar above. */
const { name, nameLang, opening: hours } = houses[0]!;

interface NoticeLineProps {
  /** By default those of the site. */
  said?: typeof notices;
}

export function NoticeLine({ said = notices }: NoticeLineProps) {
  /** The moment of the next change of the words. */
  const nextChange = useCallback(
    (now: number) => {
      const moments = said.flatMap(({ starts, ends }) => [starts, ends]).filter((moment) => now < moment);
      return Math.min(openingAt(now, hours).until, ...moments);
    },
    [said],
  );
  const change = useNextChange(nextChange);
  const opening = openingBefore(change, hours);
  const shown = said.map((notice) => {
    const holds = change === undefined ? notice.isOfDay : notice.starts < change && change <= notice.ends;
    return { ...notice, holds };
  });
  return (
    <section aria-label={noticeWords.name} className="border-b-2 border-line bg-canola-tint text-ink print:hidden">
      <div className="wrap py-3">
        <p className={`max-w-none no-scripts:hidden ${hasHouses ? 'min-h-two-lines tablet:min-h-lh' : 'min-h-lh'}`}>
          {opening && hasHouses && <span {...nameLang}>{name}</span>}
          {opening && <span>{`${hasHouses ? ': ' : ''}${opening.state}${opening.more}`}</span>}
        </p>
        {shown
          .filter(({ isOfDay, holds }) => isOfDay || holds)
          .map(({ text, days, lang, holds }) => (
            <p key={text + days} className={`mt-2 max-w-none font-strong ${holds ? '' : 'invisible'}`}>
              <span {...lang}>{text}</span>
              {days}
            </p>
          ))}
      </div>
    </section>
  );
}

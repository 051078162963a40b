// When and where an event is, as a table, with a link to its calendar file.
import { dayInWords } from '#content/rules/day-in-words.ts';
import type { DaycareEvent } from '#content/values/events.ts';
import { provider } from '#content/site/provider.ts';
import { eventWords, hoursInWords } from '#content/words/events.ts';
import { calendarAddress } from '#content/rules/addresses.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { BoardPanel } from '#ui/layout/board-panel.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';

const { facts } = eventWords;

export function EventFacts({ event, over }: { event: DaycareEvent; over: boolean }) {
  return (
    <BoardPanel ground="surface">
      <Facts
        variant="small"
        caption={facts.caption}
        rows={[
          { head: facts.date, text: <time dateTime={event.starts.slice(0, 10)}>{dayInWords(event.starts)}</time> },
          {
            head: facts.time,
            text: <time dateTime={event.startsAt}>{hoursInWords(event, provider.address.province)}</time>,
          },
          { head: facts.venue, text: <InLanguage lang={event.lang}>{event.place}</InLanguage> },
          { head: facts.access, text: <InLanguage lang={event.lang}>{event.access}</InLanguage> },
        ]}
      />
      {over ? (
        <p className="mt-5 text-label leading-normal">{eventWords.over}</p>
      ) : (
        <div className="mt-5">
          <Link href={calendarAddress(event.id)} button="solid">
            <Icon name="calendar-dots" />
            {eventWords.calendar}
          </Link>
          <p className="mt-3 text-small text-ink-soft">{eventWords.calendarNote}</p>
        </div>
      )}
    </BoardPanel>
  );
}

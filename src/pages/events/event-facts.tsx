// When and where an event is, as a table, with a link to its calendar file.
import { dayInWords } from '#content/rules/dates.ts';
import { type DaycareEvent, hoursInWords, instantOf } from '#content/rules/event.ts';
import { eventWords } from '#content/words/events.ts';
import { calendarAddress } from '#content/rules/addresses.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

const { facts } = eventWords;

export function EventFacts({ event, over }: { event: DaycareEvent; over: boolean }) {
  return (
    <div className="event-facts">
      <table className="properties">
        <caption className="visually-hidden">{facts.caption}</caption>
        <tbody>
          <tr>
            <th scope="row">{facts.date}</th>
            <td>
              <time dateTime={event.starts.slice(0, 10)}>{dayInWords(event.starts)}</time>
            </td>
          </tr>
          <tr>
            <th scope="row">{facts.time}</th>
            <td>
              <time dateTime={instantOf(event.starts)}>{hoursInWords(event)}</time>
            </td>
          </tr>
          <tr>
            <th scope="row">{facts.venue}</th>
            <td>{event.place}</td>
          </tr>
          <tr>
            <th scope="row">{facts.access}</th>
            <td>{event.access}</td>
          </tr>
        </tbody>
      </table>
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
    </div>
  );
}

// A list of events, one row each: day and month at the left, then title, time, place and access.
import { dayInWords } from '#content/rules/dates.ts';
import { type DaycareEvent, eventPictures, hoursInWords, instantOf } from '#content/rules/event.ts';
import { monthOf } from '#content/rules/dates.ts';
import { eventAddress } from '#content/rules/addresses.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

interface EventRowsProps {
  events: readonly DaycareEvent[];
  /** Heading level of the titles. */
  level: keyof typeof headings;
  /** `full` also shows place, access and a picture. */
  look: 'full' | 'short';
}

const headings = { 2: 'h2', 3: 'h3' } as const;
const shapes = ['hill', 'roof', 'arch', 'hill'] as const;

export function EventRows({ events, level, look }: EventRowsProps) {
  const Heading = headings[level];
  return (
    <ol role="list" className="event-rows">
      {events.map((event, index) => (
        <li key={event.id} className="event-row">
          <time dateTime={instantOf(event.starts)} className="event-day">
            <span className="event-number">{Number(event.starts.slice(8, 10))}</span>{' '}
            <span>{monthOf(event.starts)}</span>
          </time>
          <div>
            <Heading className={look === 'full' ? 'text-2' : 'text-3'}>
              <Link to={eventAddress(event.id)} look="block">
                {event.title}
              </Link>
            </Heading>
            <p className="mt-2">
              {dayInWords(event.starts)}, {hoursInWords(event)}
            </p>
            {look === 'full' && (
              <>
                <p className="mt-1 flex gap-2">
                  <Icon name="map-pin" />
                  {event.place}
                </p>
                <p className="mt-1 flex gap-2 text-ink-soft">
                  <Icon name="person" />
                  {event.access}
                </p>
              </>
            )}
          </div>
          {look === 'full' && <RowPicture event={event} shape={shapes[index % shapes.length]!} />}
        </li>
      ))}
    </ol>
  );
}

function RowPicture({ event, shape }: { event: DaycareEvent; shape: (typeof shapes)[number] }) {
  const [picture] = eventPictures(event);
  return (
    picture && (
      <div className="event-picture">
        <FrameShape shape={shape}>
          <Picture picture={picture.large} alt={picture.alt} sizes="20rem" />
        </FrameShape>
      </div>
    )
  );
}

// A list of events, one row each: day and month at the left, then title, time, place and access.
import { dayInWords } from '#content/rules/day-in-words.ts';
import type { DaycareEvent } from '#content/values/events.ts';
import { provider } from '#content/site/provider.ts';
import { hoursInWords } from '#content/words/events.ts';
import { monthOf } from '#content/rules/dates.ts';
import { eventAddress } from '#content/rules/addresses.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

interface EventRowsProps {
  events: readonly DaycareEvent[];
  /** Heading level of the titles. */
  level: keyof typeof headings;
  variant: keyof typeof variants;
}

const variants = {
  /** One below the other, also with place, access and a picture. */
  full: {
    list: 'grid',
    row: 'grid-cols-5-7 py-6 first:border-t-0 tablet:grid-cols-auto-1',
    date: 'grid content-end tablet:w-bead tablet:content-start',
    words: 'max-tablet:col-span-full max-tablet:row-start-2 tablet:max-wide:row-span-2',
    title: 'text-2',
  },
  /** Side by side on wide screens. */
  short: {
    list: 'mt-6 grid gap-x-12 wide:grid-cols-3',
    row: 'grid-cols-1 content-start py-5',
    date: 'flex items-baseline gap-2',
    words: '',
    title: 'text-3',
  },
} as const;

const headings = { 2: 'h2', 3: 'h3' } as const;
const shapes = ['hill', 'roof', 'arch', 'hill'] as const;

export function EventRows({ events, level, variant }: EventRowsProps) {
  const Heading = headings[level];
  const { list, row, date, words, title } = variants[variant];
  return (
    <ol role="list" className={list}>
      {events.map((event, index) => (
        <li key={event.id} className={`grid gap-x-6 gap-y-4 border-t-2 border-line ${row}`}>
          <time dateTime={event.startsAt} className={`font-display leading-tight font-strong ${date}`}>
            <span className="text-hero text-saskatoon-deep">{Number(event.starts.slice(8, 10))}</span>{' '}
            <span>{monthOf(event.starts)}</span>
          </time>
          <div className={words}>
            <Heading className={title} {...event.lang}>
              <Link to={eventAddress(event.id)} variant="block">
                {event.title}
              </Link>
            </Heading>
            <p className="mt-2">
              {dayInWords(event.starts)}, {hoursInWords(event, provider.address.province)}
            </p>
            {variant === 'full' && (
              <>
                <p className="mt-1 flex gap-2">
                  <Icon name="map-pin" />
                  <InLanguage lang={event.lang}>{event.place}</InLanguage>
                </p>
                <p className="mt-1 flex gap-2 text-ink-soft">
                  <Icon name="wheelchair" />
                  <InLanguage lang={event.lang}>{event.access}</InLanguage>
                </p>
              </>
            )}
          </div>
          {variant === 'full' && <RowPicture event={event} shape={shapes[index % shapes.length]!} />}
        </li>
      ))}
    </ol>
  );
}

function RowPicture({ event, shape }: { event: DaycareEvent; shape: (typeof shapes)[number] }) {
  const [picture] = event.pictures;
  return (
    picture && (
      // On phones beside the date, on tablets below it, on wide screens at the end of the row, whose border its lower edge is on.
      <div className="aspect-16/10 self-end max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:border-b-8 max-tablet:border-wood tablet:-mb-6 tablet:w-bead wide:col-start-3 wide:w-card">
        <FrameShape shape={shape}>
          <Picture picture={picture} sizes="(min-width: 60rem) 31rem, 60vw" />
        </FrameShape>
      </div>
    )
  );
}

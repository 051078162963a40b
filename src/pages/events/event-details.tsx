// /event-details: the event that the query names; without a query, the next event.
import { useSearchParams } from 'react-router-dom';

import { events, type DaycareEvent } from '#content/site/events.ts';
import { eventsHead } from '#content/site/words/events.ts';
import { eventWords } from '#content/words/events.ts';
import { EventFacts } from './event-facts.tsx';
import { EventRows } from './event-rows.tsx';
import { EventGallery } from './event-gallery.tsx';
import { useUpcoming } from './use-upcoming.ts';
import { Paragraphs, Prose, TextList, TextPart } from '#ui/layout/text-part.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { NotFound } from '#pages/index.ts';
import { NothingYet } from '#pages/nothing-yet.tsx';
import { Page } from '#pages/page.tsx';

export function EventDetails() {
  const [query] = useSearchParams();
  const requestedId = query.get('event');
  const requested = events.find(({ id }) => id === requestedId);
  if (requestedId && !requested) return <NotFound />;
  if (!events.length) return <NothingYet path="/event-details" says={eventsHead.none.text} />;
  return (
    <Page path="/event-details" {...(requested && { title: requested.title, description: requested.lead })}>
      <Head requested={requested} />
      <Body requested={requested} />
      <Pictures requested={requested} />
    </Page>
  );
}

interface SectionProps {
  /** Default: the next event, or the last one if all are over. */
  requested: DaycareEvent | undefined;
}

function useEvent({ requested }: SectionProps) {
  const upcoming = useUpcoming();
  return { event: requested ?? upcoming[0] ?? events.at(-1)!, upcoming };
}

function Head(props: SectionProps) {
  const { event, upcoming } = useEvent(props);
  return (
    <div className="bg-saskatoon-tint pt-10 tablet:pt-16">
      <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-10 wide:grid-cols-12">
        <div className="wide:col-span-7">
          <h1 className="text-hero">{event.title}</h1>
          <p className="mt-5 max-w-lead text-lead">{event.lead}</p>
        </div>
        <div className="wide:col-span-5">
          <EventFacts event={event} over={!upcoming.includes(event)} />
        </div>
      </div>
    </div>
  );
}

function Body(props: SectionProps) {
  const { event, upcoming } = useEvent(props);
  const others = upcoming.filter((each) => each !== event);
  return (
    <div className="wrap py-section">
      <div className="grid gap-x-16 gap-y-12 wide:grid-cols-7-5">
        <Prose>
          <Paragraphs texts={event.text} />
        </Prose>
        {event.bring.length > 0 && (
          <div>
            <TextPart id="bring" title={eventWords.bring}>
              <TextList items={event.bring} />
            </TextPart>
          </div>
        )}
      </div>
      {others.length > 0 && (
        <section aria-labelledby="upcoming" className="mt-16">
          <h2 id="upcoming" className="text-2">
            {eventWords.upcoming}
          </h2>
          <EventRows events={others.slice(0, 3)} level={3} variant="short" />
        </section>
      )}
      <p className="mt-6">
        <Link to="/event" variant="line">
          {eventWords.all}
        </Link>
      </p>
    </div>
  );
}

function Pictures(props: SectionProps) {
  const { event } = useEvent(props);
  return event.pictures.length > 0 && <EventGallery key={event.id} event={event} />;
}

// /event-details: the event that the query names; without a query, the next event. Its first picture stands in the head, the others below.
import { useSearchParams } from 'react-router-dom';

import { events } from '#content/values/events.ts';
import { isOver } from '#content/rules/event.ts';
import { eventsHead } from '#content/site/words/events.ts';
import { eventWords } from '#content/words/events.ts';
import { EventFacts } from './event-facts.tsx';
import { EventRows } from './event-rows.tsx';
import { EventGallery, EventPicture } from './event-gallery.tsx';
import { useNow } from '#pages/use-now.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Paragraphs, Prose, TextList, TextPart } from '#ui/layout/text-part.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { longDate } from '#content/rules/dates.ts';
import { NotFound } from '#pages/index.ts';
import { NothingYet } from '#pages/nothing-yet.tsx';
import { Page } from '#pages/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

/** An event that comes again has another day. */
const ownHead = ({ title, starts, lead }: (typeof events)[number]) => {
  const named = `${title}, ${longDate(starts)}`;
  return { title: named, description: `${named}. ${lead}` };
};

export function EventDetails() {
  const now = useNow();
  const [query] = useSearchParams();
  const requestedId = query.get('event');
  const upcoming = events.filter((each) => !isOver(each, now));
  const event = requestedId ? events.find(({ id }) => id === requestedId) : (upcoming[0] ?? events.at(-1));
  if (!event && !requestedId) return <NothingYet path="/event-details" says={eventsHead.none.text} />;
  if (!event) return <NotFound />;

  const others = upcoming.filter(({ id }) => id !== event.id);
  return (
    <Page path="/event-details" {...(requestedId && ownHead(event))}>
      <div className="bg-saskatoon-tint pt-10 tablet:pt-16">
        <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-10 wide:grid-cols-12">
          <div className="grid gap-y-8 wide:col-span-7 wide:self-end">
            <PageHead
              title={<InLanguage lang={event.lang}>{event.title}</InLanguage>}
              lead={<InLanguage lang={event.lang}>{event.lead}</InLanguage>}
            />
            {event.pictures.length > 0 && <EventPicture key={event.id} event={event} />}
          </div>
          <div className="wide:col-span-5">
            <EventFacts event={event} over={isOver(event, now)} />
          </div>
        </div>
      </div>
      <div className="wrap py-section">
        <div className="grid gap-x-16 gap-y-12 wide:grid-cols-7-5">
          <Prose lang={event.lang}>
            <Paragraphs texts={event.text} />
          </Prose>
          {event.bring.length > 0 && (
            <div>
              <TextPart id="bring" title={eventWords.bring}>
                <TextList items={event.bring} lang={event.lang} />
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
      {event.pictures.length > 1 && <EventGallery key={event.id} event={event} />}
    </Page>
  );
}

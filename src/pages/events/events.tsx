// /event: upcoming events, four to a page. Past events are left out, by the day of the build until the browser knows the time.
import { useSearchParams } from 'react-router-dom';

import { events } from '#content/values/events.ts';
import { eventsPerPage, isOver } from '#content/rules/event.ts';
import { eventsHead } from '#content/site/words/events.ts';
import { eventWords } from '#content/words/events.ts';
import { numberedAddress, numberedTitle } from '#content/rules/addresses.ts';
import { routeOf } from '#routes.ts';
import { EventRows } from './event-rows.tsx';
import { EventsHead } from './events-head.tsx';
import { useNow } from '#pages/use-now.ts';
import { Pagination } from '#ui/navigation/pagination.tsx';

import { NotFound } from '#pages/index.ts';
import { Page } from '#pages/page.tsx';

const path = '/event';

export function Events() {
  const now = useNow();
  const upcoming = events.filter((event) => !isOver(event, now));
  const pageCount = Math.max(1, Math.ceil(upcoming.length / eventsPerPage));
  const [query] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  if (!(page >= 1 && page <= Math.max(1, Math.ceil(events.length / eventsPerPage)))) return <NotFound />;

  const own = page > 1 && {
    title: numberedTitle(eventsHead.title, page),
    description: numberedTitle(routeOf(path)!.description, page),
  };
  const first = (Math.min(page, pageCount) - 1) * eventsPerPage;
  return (
    <Page path={path} {...own}>
      {/* A single event stands in the list, not above it as well. */}
      <EventsHead next={upcoming.length > 1 ? upcoming[0] : undefined} page={page} />
      <div className="wrap py-section">
        {upcoming.length ? (
          <EventRows events={upcoming.slice(first, first + eventsPerPage)} level={2} variant="full" />
        ) : (
          <>
            <h2 className="text-2" {...eventsHead.lang}>
              {eventsHead.none.title}
            </h2>
            <p className="mt-3" {...eventsHead.lang}>
              {eventsHead.none.text}
            </p>
          </>
        )}
        <div className="mt-12">
          <Pagination
            current={Math.min(page, pageCount)}
            count={pageCount}
            hrefOf={(wanted) => numberedAddress(path, wanted)}
            words={eventWords.pagination}
          />
        </div>
      </div>
    </Page>
  );
}

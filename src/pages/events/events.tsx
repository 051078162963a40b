// /event: upcoming events, four to a page. Past events are left out in the browser.
import { useLocation } from 'react-router-dom';

import { events } from '#content/records/events.ts';
import { eventsPerPage, isOver } from '#content/rules/event.ts';
import { eventWords } from '#content/words/events.ts';
import { numberedTitle } from '#content/rules/addresses.ts';
import type { Target } from '#routes.ts';
import { EventRows } from './event-rows.tsx';
import { EventsHead } from './events-head.tsx';
import { useNow } from './use-now.ts';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { Sections } from '#ui/hydration/part.tsx';

import { NotFound } from '#pages/index.ts';
import { usePageTitle } from '#pages/use-page-title.ts';

const path = '/event';

export function Events() {
  const now = useNow();
  const upcoming = events.filter((event) => now === undefined || !isOver(event, now));
  const pages = Math.max(1, Math.ceil(upcoming.length / eventsPerPage));
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);
  usePageTitle(path, page > 1 ? numberedTitle(eventWords.title, page) : undefined);
  if (!(page >= 1 && page <= Math.ceil(events.length / eventsPerPage))) return <NotFound />;

  const first = (Math.min(page, pages) - 1) * eventsPerPage;
  return (
    <Sections>
      <EventsHead next={upcoming[0]} page={page} />
      <div className="wrap py-section">
        {upcoming.length ? (
          <EventRows events={upcoming.slice(first, first + eventsPerPage)} level={2} look="full" />
        ) : (
          <>
            <h2 className="text-2">{eventWords.none.title}</h2>
            <p className="mt-3">{eventWords.none.text}</p>
          </>
        )}
        <div className="mt-12">
          <Pagination
            current={Math.min(page, pages)}
            count={pages}
            hrefOf={(wanted): Target => (wanted > 1 ? `${path}?page=${wanted}` : path)}
            words={eventWords.pagination}
          />
        </div>
      </div>
    </Sections>
  );
}

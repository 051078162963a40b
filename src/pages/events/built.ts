import { events } from '#content/records/events.ts';
import { eventsPerPage } from '#content/rules/event.ts';
import { eventWords } from '#content/words/events.ts';
import { eventAddress, numberedTitle } from '#content/rules/addresses.ts';
import { builtPage, searchOf, type KindBuild } from '#pages/built-page.ts';

/** The list of events, split into pages. */
export const eventsBuild: KindBuild = {
  *pages(route) {
    yield builtPage(route);
    for (let page = 2; page <= Math.ceil(events.length / eventsPerPage); page += 1)
      yield builtPage(route, `?page=${page}`, {
        title: numberedTitle(eventWords.title, page),
        description: numberedTitle(route.description, page),
      });
  },
};

/** The page without a query, which shows the next event, and a page for each event. */
export const eventDetailsBuild: KindBuild = {
  *pages(route) {
    yield builtPage(route);
    for (const { id, title, lead } of events)
      yield builtPage(route, searchOf(eventAddress(id)), { title, description: lead });
  },
};

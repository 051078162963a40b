import { events, eventsPerPage, eventWords } from '#content/records/events.ts';
import { eventAddress, numberedTitle } from '#content/rules/addresses.ts';
import { builtPage, searchOf, type KindBuild } from '#pages/built-page.ts';

/** The list of events, in pages. */
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

/** The next event, and each by its name. */
export const eventBuild: KindBuild = {
  *pages(route) {
    yield builtPage(route);
    for (const { id, title, lead } of events)
      yield builtPage(route, searchOf(eventAddress(id)), { title, description: lead });
  },
};

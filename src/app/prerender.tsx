// Built for Node and run by the build: renders every page to complete HTML.
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { events } from '#content/records/events.ts';
import { posts } from '#content/posts/index.ts';
import { isSample, provider } from '#content/records/provider.ts';
import { calendarAddress } from '#content/rules/addresses.ts';
import { dataAddress, dataId, PageData } from '#pages/page-data.tsx';
import { colorOf, notFoundPath } from '#routes.ts';
import type { BuiltPage } from '#pages/built-page.ts';

import { App } from './app.tsx';
import { builtPages, dataFiles } from './built-pages.ts';
import { calendarOf } from './calendar.ts';
import { feed } from './feed.ts';
import { headOf } from './head.ts';
import { dataScript } from './json-ld.ts';
import { samplesLeft } from './samples.ts';
import { redirects, securityText } from './host-files.ts';
import { robots, sitemap } from './sitemap.ts';

export { builtPages, dataAddress, dataFiles, redirects, robots, samplesLeft, securityText, sitemap };
export const newsFeed = () => feed(posts);
/** The URL and the content of each event's iCalendar file. */
export const calendars = () => events.map((event) => ({ address: calendarAddress(event.id), text: calendarOf(event) }));

/** Renders a page: the attributes of `<html>`, its lines of `<head>`, the HTML of the root element, and its data block. Throws if rendering fails. */
export async function render(
  built: BuiltPage,
): Promise<{ attributes: string; head: string; page: string; data: string }> {
  const { route, search, given } = built;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={route.path + search}>
      <PageData given={given}>
        <App />
      </PageData>
    </StaticRouter>,
    // By default React moves the content of large Suspense boundaries to the end, and a script puts it in place; without scripts it would be invisible.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const page = await new Response(prelude).text();
  if (errors.length) throw new AggregateError(errors, `The page ${route.path}${search} could not be prerendered.`);
  return {
    attributes: `data-color="${colorOf(route)}"${route.path === notFoundPath ? ' data-missing' : ''}`,
    head: headOf(built),
    page,
    data: given ? dataScript('application/json', given.data, ` id="${dataId}" data-key="${given.key}"`) : '',
  };
}

/** The warning of a production build while the provider still has the reserved sample phone number or domain (product decision 21). */
export const sampleWarning = (identity: Pick<typeof provider, 'name' | 'phone' | 'email'> = provider) =>
  isSample(identity)
    ? `\n  *** SAMPLE IDENTITY: ${identity.name}, ${identity.phone}, ${identity.email} ***\n  *** Mail to this address reaches nobody. Put your own into src/content/records/provider.ts before you publish. ***\n`
    : undefined;

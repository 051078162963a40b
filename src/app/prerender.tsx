// Built for Node and run by the build: renders every page to complete HTML.
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { events } from '#content/records/events.ts';
import { posts } from '#content/posts/index.ts';
import { isSample, provider } from '#content/records/provider.ts';
import { calendarAddress } from '#content/rules/addresses.ts';
import { dataAddress, dataId, PageData } from '#pages/page-data.tsx';
import { colorOf, notFoundPath } from '#routes.ts';

import { App } from './app.tsx';
import { type BuiltPage, builtPages, pageData } from './built-pages.ts';
import { calendarOf } from './calendar.ts';
import { feed } from './feed.ts';
import { samplesLeft } from './samples.ts';
import { redirects, securityText } from './host-files.ts';
import { robots, sitemap } from './sitemap.ts';

export { builtPages, dataAddress, pageData, redirects, robots, samplesLeft, securityText, sitemap };
export const newsFeed = () => feed(posts);
/** The URL and the content of each event's iCalendar file. */
export const calendars = () => events.map((event) => ({ address: calendarAddress(event.id), text: calendarOf(event) }));

/**
 * Renders a page: the attributes of `<html>`, its lines of `<head>`, the HTML of the root element, and its data block. Throws if rendering fails.
 * @param known what pages may ask for, by key
 */
export async function render(
  { route, search }: BuiltPage,
  known: ReturnType<typeof pageData>,
): Promise<{ attributes: string; head: string; page: string; data: string }> {
  const errors: unknown[] = [];
  const asked: Record<string, unknown> = {};
  const { prelude } = await prerender(
    <StaticRouter location={route.path + search}>
      <PageData dataOf={(key) => (asked[key] = known.get(key))}>
        <App />
      </PageData>
    </StaticRouter>,
    // By default React moves the content of large Suspense boundaries to the end, and a script puts it in place; without scripts it would be invisible.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length) throw new AggregateError(errors, `The page ${route.path}${search} could not be prerendered.`);
  // `<` is escaped so that no text can end the script element.
  const data = `<script type="application/json" id="${dataId}">${JSON.stringify(asked).replaceAll('<', '\\u003c')}</script>`;
  // Without an <html> element of its own, React writes what belongs into the head before the page.
  const [head] = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)!;
  return {
    attributes: `data-color="${colorOf(route)}"${route.path === notFoundPath ? ' data-missing' : ''}`,
    head,
    page: html.slice(head.length),
    data: Object.keys(asked).length ? data : '',
  };
}

/** The warning of a production build while the provider still has the reserved sample phone number or domain (product decision 21). */
export const sampleWarning = (identity: Pick<typeof provider, 'name' | 'phone' | 'email'> = provider) =>
  isSample(identity)
    ? `\n  *** SAMPLE IDENTITY: ${identity.name}, ${identity.phone}, ${identity.email} ***\n  *** Mail to this address reaches nobody. Put your own into src/content/records/provider.ts before you publish. ***\n`
    : undefined;

// Built for Node and run by the build: renders every page to complete HTML.
import { daycare } from '#content/values/daycare.ts';
import { events } from '#content/values/events.ts';
import { factsFile } from '#content/values/facts.ts';
import { noticesInFeed } from '#content/values/notices.ts';
import { closures } from '#content/values/opening.ts';
import { buildDay } from '#content/site/build-day.ts';
import { closureWords } from '#content/words/closures.ts';
import { posts } from '#content/site/posts.ts';
import { isSample } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { calendarAddress, readingPath } from '#content/rules/addresses.ts';
import { Notice } from '#frame/notice.tsx';
import { SampleNotice } from '#frame/sample-notice.tsx';
import { dataAddress, dataId, PageData } from '#pages/page-data.tsx';
import { colorOf, notFoundPath, routeOf } from '#routes.ts';

import { rendered } from '#runtime/late.tsx';

import { App } from './app.tsx';
import { type BuiltPage, builtPages, pageData } from './built-pages.ts';
import { calendarOf } from './calendar.ts';
import { closuresCalendar } from './closures-calendar.ts';
import { feed } from './feed.ts';
import { renderAt } from './render.tsx';
import { redirects, securityText } from './host-files.ts';
import { robots, sitemap } from './sitemap.ts';

export { builtPages, daycare, factsFile, dataAddress, pageData, redirects, robots, securityText, sitemap };
/** Undefined on a site without posts. */
export const newsFeed = () => (routeOf(readingPath) ? feed(posts, noticesInFeed) : undefined);
/** The URL and the content of each iCalendar file. That of the closed days is there without any, too: somebody may have subscribed to it. */
export const calendars = () => [
  { address: closureWords.calendar.href, text: closuresCalendar(closures, buildDay) },
  ...(routeOf('/event-details') ? events : []).map((event) => ({
    address: calendarAddress(event.id),
    text: calendarOf(event),
  })),
];

/**
 * Renders a page: the attributes of `<html>`, its lines of `<head>`, the HTML of the root element, and its data block. Throws if rendering fails.
 * @param known what pages may ask for, by key
 */
export async function render(
  { route, search }: BuiltPage,
  known: ReturnType<typeof pageData>,
): Promise<{ attributes: string; head: string; page: string; data: string; names: string[] }> {
  const asked: Record<string, unknown> = {};
  rendered.clear();
  const { head, page } = await renderAt(
    route.path + search,
    <PageData dataOf={(key) => (asked[key] = known.get(key))}>
      <App />
    </PageData>,
  );
  // `<` is escaped so that no text can end the script element.
  const data = `<script type="application/json" id="${dataId}">${JSON.stringify(asked).replaceAll('<', '\\u003c')}</script>`;
  return {
    attributes: `data-color="${colorOf(route)}"${route.path === notFoundPath ? ' data-missing' : ''}`,
    head,
    page,
    data: Object.keys(asked).length ? data : '',
    names: [...rendered],
  };
}

/** Renders the page of the gateway's notices (frame/notice.tsx). */
export const renderNotice = () => renderAt(notFoundPath, <Notice />);

/** Renders what stands below every page while the provider is the sample; '' once it is not. */
export const renderSampleNotice = async () =>
  isSample(provider) ? (await renderAt(notFoundPath, <SampleNotice />)).page : '';

/** The warning of a production build while the provider still has the reserved sample phone number or domain (product decision 21). */
export const sampleWarning = (identity: Pick<typeof provider, 'name' | 'phone' | 'email'> = provider) =>
  isSample(identity)
    ? `\n  *** SAMPLE IDENTITY: ${identity.name}, ${identity.phone}, ${identity.email} ***\n  *** Mail to this address reaches nobody. Put your own into site/provider.yaml before you publish. ***\n`
    : undefined;

// Renders a page to complete HTML: for the build, and for the answer to a form that was posted without scripts.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

/** Waits for all code that is loaded lazily. Resolves to the lines that belong into the head, and the HTML of the root element. Throws if rendering fails. */
export async function renderAt(address: string, tree: ReactNode): Promise<{ head: string; page: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={address}>{tree}</StaticRouter>,
    // By default React moves the content of large Suspense boundaries to the end, and a script puts it in place; without scripts it would be invisible.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length) throw new AggregateError(errors, `The page ${address} could not be rendered.`);
  // Without an <html> element of its own, React writes what belongs into the head before the page.
  const [head] = /^(?:<(?:link|meta)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/.exec(html)!;
  return { head, page: html.slice(head.length) };
}

// Built for Node and run once per build: every page as complete HTML, before any script runs.
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { isSample, provider } from '#content/provider.ts';
import { builtRoutes, type Route } from '#routes.ts';

import { App } from './app.tsx';
import { headOf } from './head.ts';
import { robots, sitemap } from './sitemap.ts';

export { builtRoutes, robots, sitemap };

/** The prerendered page of a row: its own head lines and the HTML inside the root element. */
export async function render(route: Route): Promise<{ head: string; page: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={route.path}>
      <App />
    </StaticRouter>,
    // Everything in its place in the document: no boundary is put behind a script, however long it is.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const page = await new Response(prelude).text();
  if (errors.length) throw new AggregateError(errors, `The page ${route.path} could not be prerendered.`);
  return { head: headOf(route), page };
}

/** What a build for production says while the reserved sample number or domain still stands in the provider's file (decision 21). */
export const sampleWarning = (identity: Pick<typeof provider, 'name' | 'phone' | 'email'> = provider) =>
  isSample(identity)
    ? `\n  *** SAMPLE IDENTITY: ${identity.name}, ${identity.phone}, ${identity.email} ***\n  *** Mail to this address reaches nobody. Put your own into src/content/provider.ts before you publish. ***\n`
    : undefined;

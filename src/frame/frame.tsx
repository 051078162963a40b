// The frame of every page: header, main, footer, toasts, and the handling of navigations. An error in one of them does not affect the others.
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { mainMenu, templateMenu } from '#content/site/menus.ts';
import { hasNewsletter } from '#content/site/newsletter.ts';
import { notFoundPath, type Route, variantOf } from '#routes.ts';
import { ErrorBoundary } from '#ui/hydration/error-boundary.tsx';
import { PartFailure } from '#ui/hydration/part.tsx';
import { Toaster } from '#ui/overlay/toaster.tsx';

import { PageFailure, SectionFailure } from './failure.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRouteChange } from './route-change.ts';
import { useRoute } from './use-route.ts';

/** The element that React hydrates. */
const root = { current: typeof document === 'undefined' ? null : document.getElementById('root') };

export function Frame({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const route = useRoute();
  const page = route.path + variantOf(route, query);
  return (
    <ErrorBoundary container={root} page={page} fallback={PageFailure}>
      <PartFailure value={SectionFailure}>
        <Layout route={route} page={page}>
          {children}
        </Layout>
      </PartFailure>
    </ErrorBoundary>
  );
}

function Layout({ route, page, children }: { route: Route; page: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteChange(route);
  return (
    <>
      <Header menu={menuOf(route)} extra={route.header} />
      <main ref={main} id="main" tabIndex={-1} className="focus-ring-inside data-passes-on:outline-none">
        <ErrorBoundary container={main} page={page} fallback={PageFailure}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer kind={route.kind} newsletter={newsletterOf(route)} />
      <Toaster />
    </>
  );
}

/** Template pages have the mega-menu that links to all of them; the not-found page has the main menu (product decisions 13 and 30). */
export const menuOf = ({ group, path }: Pick<Route, 'group' | 'path'>) =>
  group === 'template' && path !== notFoundPath ? templateMenu : mainMenu;

/** Template pages have the newsletter form in the footer (REQ B1). */
export const newsletterOf = ({ group, kind }: Pick<Route, 'group' | 'kind'>) =>
  hasNewsletter && group === 'template' && kind !== 'design-system' ? 'shown' : 'none';

// The frame of every page: header, main, footer, toasts, and the handling of navigations. An error in one of them does not affect the others.
import type { ReactNode } from 'react';

import { mainMenu } from '#content/values/menus.ts';
import { hasNotices } from '#content/values/notices.ts';
import { hasNewsletter } from '#content/values/site.ts';
import { notFoundPath, type Route } from '#routes.ts';
import { ErrorBoundary } from '#runtime/error-boundary.tsx';
import { late } from '#runtime/late.tsx';
import { Part, PartFailure } from '#runtime/part.tsx';
import { Toaster, ToastRegions } from '#ui/overlay/toaster.tsx';

import { pageFailure, partFailure } from './failure.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRouteChange } from './route-change.ts';
import { useRoute } from './use-route.ts';

/** Only a build that has notices has its code. */
const NoticeLine = hasNotices && late('notice-line', async () => (await import('./notice-line.tsx')).NoticeLine);

/** Their menu has a link for each of them: only they have its code. */
const TemplateHeader = late('template-header', async () => (await import('./template-header.tsx')).TemplateHeader);

export function Frame({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary renderFailure={pageFailure}>
      <PartFailure value={partFailure}>
        <Layout>{children}</Layout>
      </PartFailure>
    </ErrorBoundary>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const route = useRoute();
  useRouteChange(route);
  const header = hasTemplateMenu(route) ? (
    <TemplateHeader extra={route.header} />
  ) : (
    <Header menu={mainMenu} extra={route.header} />
  );
  return (
    <>
      {NoticeLine ? (
        <>
          {header}
          <Part renderFailure={nothing}>
            <NoticeLine />
          </Part>
        </>
      ) : (
        header
      )}
      <main id="main" tabIndex={-1} className="focus-ring-inside data-passes-on:outline-none">
        {children}
      </main>
      <Footer route={route} newsletter={newsletterOf(route)} />
      <ToastRegions />
      <Part renderFailure={nothing}>
        <Toaster />
      </Part>
    </>
  );
}

/** Each message of a toast also stands in the page; whether the daycare is open, at its foot, too. */
const nothing = () => null;

/** Template pages have the mega-menu that links to all of them; the not-found page has the main menu (product decisions 13 and 30). */
const hasTemplateMenu = ({ group, path }: Pick<Route, 'group' | 'path'>) =>
  group === 'template' && path !== notFoundPath;

/** Template pages have the newsletter form in the footer (REQ B1). */
export const newsletterOf = ({ group, kind }: Pick<Route, 'group' | 'kind'>) =>
  hasNewsletter && group === 'template' && kind !== 'design-system' ? 'shown' : 'none';

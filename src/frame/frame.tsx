// What surrounds every page: header, main part, footer, toasts, and what a change of page needs. Each of them stands or fails by itself.
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { mainMenu, templateMenu } from '#content/words/menus.ts';
import { notFoundPath, type Route, routes, variantOf } from '#routes.ts';
import { ErrorBoundary } from '#ui/hydration/error-boundary.tsx';
import { PartFailure } from '#ui/hydration/part.tsx';
import { Toaster } from '#ui/overlay/toaster.tsx';

import { PageFailure, SectionFailure } from './failure.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRouteChange } from './route-change.ts';
import { rowAt } from './row-at.ts';

const notFound = routes.find(({ path }) => path === notFoundPath)!;

/** The element that holds the whole site. */
const root = { current: typeof document === 'undefined' ? null : document.getElementById('root') };

export function Frame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const route = rowAt({ pathname, search }) ?? notFound;
  const page = route.path + variantOf(route, search);
  return (
    <ErrorBoundary place={root} page={page} instead={PageFailure}>
      <PartFailure value={SectionFailure}>
        <Surroundings route={route} page={page}>
          {children}
        </Surroundings>
      </PartFailure>
    </ErrorBoundary>
  );
}

function Surroundings({ route, page, children }: { route: Route; page: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteChange(route);
  return (
    <>
      <Header menu={menuOf(route)} extra={route.header} />
      <main ref={main} id="main" tabIndex={-1}>
        <ErrorBoundary place={main} page={page} instead={PageFailure}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer kind={route.kind} letter={letterOf(route)} />
      <Toaster />
    </>
  );
}

/** The template pages carry the mega-menu that leads to all of them; the page for unknown paths has the main header (product decisions 13 and 30). */
export const menuOf = ({ group, path }: Pick<Route, 'group' | 'path'>) =>
  group === 'template' && path !== notFoundPath ? templateMenu : mainMenu;

/** The newsletter stands in the footer of the template pages (REQ B1); the landing pages have it as a part of their own. */
export const letterOf = (route: Pick<Route, 'group' | 'path' | 'kind'>) =>
  menuOf(route) === templateMenu && !['landing', 'design-system'].includes(route.kind) ? 'shown' : 'none';

// The whole site inside a router: the frame, and in it the page of the path. The same tree is prerendered and hydrated.
// The route table's paths are literal, so routeOf finds the row, here as in the gateway: <Routes> would keep a second table of patterns.
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState, ViewTransition } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { variantOf } from '#content/queries.ts';
import { Frame } from '#frame/frame.tsx';
import { rowAt } from '#frame/row-at.ts';
import { NotFound, pages } from '#pages/index.ts';
import { aliasOf, type Route } from '#routes.ts';
import { isStill } from '#ui/still.ts';

export function App() {
  return (
    <Frame>
      <Suspense>
        <Page />
      </Suspense>
    </Frame>
  );
}

/** A query that makes another page makes a new one: nothing of the last is kept, and no part of it that still sleeps is waited for. */
const pageOf = (row: Route, search: string) => row.path + variantOf(row, search);

/** The page that was opened, where it was prerendered. */
const openedRow =
  typeof document !== 'undefined' && document.getElementById('root')?.firstElementChild ? rowAt(location) : undefined;
const openedPage = openedRow && pageOf(openedRow, location.search);

function Page() {
  const { pathname, search } = useLocation();
  useLayoutEffect(tellHydrated, []);
  const alias = aliasOf(pathname);
  if (alias) return <Navigate to={alias} replace />;
  const row = rowAt({ pathname, search });
  if (!row) return <NotFound />;

  const page = pageOf(row, search);
  const isOpened = page === openedPage;
  const Kind = pages[row.kind];
  return (
    <Change key={page} isPrerendered={isOpened && !hasLeft}>
      <Kind />
    </Change>
  );
}

/** Tells the inline bootstrap that React answers presses now, but for parts that hydrate later; and the style sheet, in case the bootstrap had given up before. */
function tellHydrated() {
  document.getElementById('root')!.removeAttribute('data-hydrating');
  document.documentElement.dataset['scripts'] = '';
}

/** Whether the opened page has been left: it comes back like any other then. */
let hasLeft = false;

/**
 * How a page comes and goes. Under reduced motion React would still wait for a transition that shows nothing, so a page that comes then has none; the opened
 * page has one as it was prerendered. The wish is asked for when one goes, not subscribed to: drawn again for itself, a page would take its parts that still sleep
 * for changed, and make them anew.
 */
function Change({ isPrerendered, children }: { isPrerendered: boolean; children: ReactNode }) {
  const [fades] = useState(() => isPrerendered || !isStill());
  useEffect(() => () => void (hasLeft = true), []);
  if (!fades) return children;
  const change = isStill() ? 'none' : 'page';
  return (
    <ViewTransition default="none" enter={change} exit={change}>
      {children}
    </ViewTransition>
  );
}

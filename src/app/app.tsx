// The whole site inside a router: the frame, and in it the page of the path. The same tree is prerendered and hydrated.
// The route table's paths are literal, so routeOf finds the row, here as in the gateway: <Routes> would keep a second table of patterns.
import { Suspense, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { Frame } from '#frame/frame.tsx';
import { rowAt } from '#frame/row-at.ts';
import { NotFound, pages } from '#pages/index.ts';
import { aliasOf, variantOf } from '#routes.ts';

export function App() {
  return (
    <Frame>
      <Suspense>
        <Page />
      </Suspense>
    </Frame>
  );
}

function Page() {
  const { pathname, search } = useLocation();
  useLayoutEffect(tellHydrated, []);
  const alias = aliasOf(pathname);
  if (alias) return <Navigate to={alias} replace />;
  const row = rowAt({ pathname, search });
  if (!row) return <NotFound />;
  const Kind = pages[row.kind];
  // A query that makes another page makes a new one, which keeps no state of the last.
  return <Kind key={row.path + variantOf(row, search)} />;
}

/** Tells the inline bootstrap that React answers presses now, but for parts that hydrate later; and the style sheet, in case the bootstrap had given up before. */
function tellHydrated() {
  document.getElementById('root')!.removeAttribute('data-hydrating');
  document.documentElement.dataset['scripts'] = '';
}

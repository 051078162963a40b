// The site inside a router: the frame and the page of the current path. The same tree is prerendered and hydrated.
// routeOf looks paths up in the route table, as in the gateway: <Routes> would need a second table of patterns.
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { Frame } from '#frame/frame.tsx';
import { routeAt } from '#frame/route-at.ts';
import { NotFound, pages } from '#pages/index.ts';
import { aliasOf, variantOf } from '#routes.ts';
import { useHydration } from '#ui/hydration/use-hydration.ts';

const root = () => document.getElementById('root');

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
  useHydration(root);
  const alias = aliasOf(pathname);
  if (alias) return <Navigate to={alias} replace />;
  const route = routeAt({ pathname, search });
  if (!route) return <NotFound />;
  const Kind = pages[route.kind];
  // The key resets the state when the query selects another page of the same kind.
  return <Kind key={route.path + variantOf(route, search)} />;
}

// The site inside a router: the frame, and in it the page of the current path. The same tree is prerendered and hydrated.
import { Suspense } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes, useSearchParams } from 'react-router-dom';

import { Frame } from '#frame/frame.tsx';
import { isMissing, notFound } from '#frame/use-route.ts';
import { pages } from '#pages/index.ts';
import { aliases, type Route, routes, variantOf } from '#routes.ts';
import { useHydration } from '#ui/hydration/use-hydration.ts';

const objects: RouteObject[] = [
  ...routes.map((route) => ({ path: route.path, caseSensitive: true, element: <Shown route={route} /> })),
  ...Object.entries(aliases).map(([path, to]) => ({
    path,
    caseSensitive: true,
    element: <Navigate to={to} replace />,
  })),
  { path: '*', element: <Shown route={notFound} /> },
];

export function App() {
  const page = useRoutes(objects);
  return (
    <Frame>
      <Suspense>{isMissing(useLocation()) ? <Shown route={notFound} /> : page}</Suspense>
    </Frame>
  );
}

const root = () => document.getElementById('root');

function Shown({ route }: { route: Route }) {
  const [query] = useSearchParams();
  useHydration(root);
  const Page = pages[route.kind];
  // The key resets the state when the query selects another page of the same kind.
  return <Page key={route.path + variantOf(route, query)} route={route} />;
}

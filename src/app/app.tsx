// The site inside a router: the frame, and in it the page of the current path. The same tree is prerendered and hydrated.
import { Suspense } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes, useSearchParams } from 'react-router-dom';

import { pageFailure } from '#frame/failure.tsx';
import { Frame } from '#frame/frame.tsx';
import { isMissing, notFound } from '#frame/use-route.ts';
import { NotFound, pages } from '#pages/index.ts';
import { ErrorBoundary } from '#runtime/error-boundary.tsx';
import { aliases, type Route, routes, variantOf } from '#routes.ts';

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

function Shown({ route }: { route: Route }) {
  const [query] = useSearchParams();
  const Page = pages[route.kind] ?? NotFound;
  return (
    // The key resets the state when the query selects another page of the same kind.
    <ErrorBoundary key={route.path + variantOf(route, query)} renderFailure={pageFailure}>
      <Page route={route} />
    </ErrorBoundary>
  );
}

import { useLocation } from 'react-router-dom';

import { notFoundPath, type Route, routeOf } from '#routes.ts';

export const notFound = routeOf(notFoundPath)!;

/**
 * The URL of this document if the server sent the not-found page for it. Its path may be in the route table, with a query that has no page, such as page 9 of
 * a list with three pages.
 */
const missing =
  typeof document !== 'undefined' && 'missing' in document.documentElement.dataset
    ? location.pathname + location.search
    : undefined;

/** Whether the server sent the not-found page for this location. */
export const isMissing = ({ pathname, search }: { pathname: string; search: string }) => pathname + search === missing;

/** The row of the page that is shown. Agrees with the HTML that the server sent. */
export function useRoute(): Route {
  const location = useLocation();
  return (isMissing(location) ? undefined : routeOf(location.pathname)) ?? notFound;
}

import { type Route, routeOf } from '#routes.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The URL of this document if the server sent the not-found page for it. Its path may be in the route table, with a query that has no page, such as page 9 of
 * a list with three pages.
 */
const missing =
  typeof document !== 'undefined' && 'missing' in document.documentElement.dataset
    ? location.pathname + location.search
    : undefined;

/** The route of a location; undefined for the not-found page. Agrees with the HTML that the server sent. */
export const routeAt = ({ pathname, search }: Place): Route | undefined =>
  pathname + search === missing ? undefined : routeOf(pathname);

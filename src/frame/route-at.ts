import { type Route, routeOf } from '#routes.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The address at which the document for unknown addresses was opened, if it was. Its path may be one of the table, with a query that makes no page:
 * the ninth page of a list of three.
 */
const missing =
  typeof document !== 'undefined' && 'missing' in document.documentElement.dataset
    ? location.pathname + location.search
    : undefined;

/** The row that is shown at this place; none is where nothing is found. So the page that was opened stays what its HTML said. */
export const routeAt = ({ pathname, search }: Place): Route | undefined =>
  pathname + search === missing ? undefined : routeOf(pathname);

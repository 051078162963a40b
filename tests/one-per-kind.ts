import { type Route, routes } from '../src/routes.ts';

/** One page of each kind, the first that the table has: pages of one kind are the same parts in another order. */
export const onePerKind: readonly Route[] = [
  ...new Map(routes.toReversed().map((route) => [route.kind, route])).values(),
].toReversed();

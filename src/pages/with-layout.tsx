// For a kind of page that has variants: passes the axes of the current path's layout as props, so that a page never branches on a layout's name.
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { type Path, routeOf } from '#routes.ts';

/** What every page with variants receives besides its axes. */
export interface PageWithPath {
  readonly path: Path;
}

export function withLayout<Row extends object>(Page: ComponentType<Row & PageWithPath>, rows: Record<string, Row>) {
  return function PageWithLayout() {
    const { pathname } = useLocation();
    const route = routeOf(pathname);
    const row = rows[route?.variant ?? ''];
    if (!route || !row) throw new Error(`The row of ${pathname} names no layout.`);
    return <Page path={route.path} {...row} />;
  };
}

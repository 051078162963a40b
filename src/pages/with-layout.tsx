// For a kind of page that has variants: hands the page the row of axes that its path names, so that no page can see a layout's name.
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { type Path, routeOf } from '#routes.ts';

/** What every page of a table gets beside its axes. */
export interface Placed {
  readonly path: Path;
}

export function withLayout<Row extends object>(Page: ComponentType<Row & Placed>, rows: Record<string, Row>) {
  return function LaidOut() {
    const { pathname } = useLocation();
    const route = routeOf(pathname);
    const row = rows[route?.variant ?? ''];
    if (!route || !row) throw new Error(`The row of ${pathname} names no layout.`);
    return <Page path={route.path} {...row} />;
  };
}

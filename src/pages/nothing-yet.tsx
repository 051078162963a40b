// A page about one entry of a list that has none.
import { routeOf, type Path } from '#routes.ts';

import { Page } from './page.tsx';

/** @param says one sentence */
export const NothingYet = ({ path, says }: { path: Path; says: string }) => (
  <Page path={path}>
    <div className="wrap py-section">
      <h1 className="text-hero">{routeOf(path)!.title}</h1>
      <p className="mt-5 max-w-lead text-lead">{says}</p>
    </div>
  </Page>
);

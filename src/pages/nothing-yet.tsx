// A page about one entry of a list that has none.
import { routeOf, type Path } from '#routes.ts';
import { PageHead } from '#ui/layout/page-head.tsx';

import { Page } from './page.tsx';

/** @param says one sentence */
export const NothingYet = ({ path, says }: { path: Path; says: string }) => (
  <Page path={path}>
    <div className="wrap py-section">
      <PageHead title={routeOf(path)!.title} lead={says} />
    </div>
  </Page>
);

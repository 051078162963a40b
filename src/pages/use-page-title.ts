import { useEffect } from 'react';

import { titleOf } from '#content/rules/page-title.ts';
import type { Path } from '#routes.ts';

/** Sets the document title of a page that a query makes. Without `title`, the row's title stays, which the frame has set. */
export function usePageTitle(path: Path, title: string | undefined) {
  useEffect(() => {
    if (title) document.title = titleOf({ path, title });
  }, [path, title]);
}

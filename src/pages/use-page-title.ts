import { useEffect } from 'react';

import { titleOf } from '#content/rules/page-title.ts';
import type { Path } from '#routes.ts';

/** The browser tab's title of a page that a query makes. The frame has given the row's title before; without one of its own, that stays. */
export function usePageTitle(path: Path, title: string | undefined) {
  useEffect(() => {
    if (title) document.title = titleOf({ path, title });
  }, [path, title]);
}

import type { z } from 'zod';

import { readSiteFile } from '#content/reader/site-file.ts';
import { today } from '#content/reader/today.ts';
import type { footerSchema } from '#content/schemas/words/footer.ts';
import { provider } from '#content/site/provider.ts';
import { rows, type Kind } from '#route-rows.ts';

const { closing, pages, posts, buttons, pictures } = readSiteFile('words/footer');

type Closings = Partial<Record<Kind, z.output<typeof footerSchema>['closing']>>;

/** Of the kinds of page that have one of their own; all others have `closing`. */
export const closings: Closings = {
  ...(posts && { blog: posts, post: posts }),
  ...Object.fromEntries(rows.flatMap(({ path, kind }) => (pages[path] ? [[kind, pages[path]]] : []))),
};
export { closing, buttons, pictures };
/** Of the build: that of a visit would differ between a page built last year and its hydration. */
export const copyrightYear = today(provider.utcOffset).slice(0, 4);

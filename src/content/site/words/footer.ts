import type { z } from 'zod';

import { readSiteFile } from '#content/reader/site-file.ts';
import type { footerSchema } from '#content/schemas/words/footer.ts';
import { rows, type Kind } from '#route-rows.ts';

const { closing, pages, posts, buttons, pictures } = readSiteFile('words/footer');

type Closings = Partial<Record<Kind, z.output<typeof footerSchema>['closing']>>;

/** Of the kinds of page that have one of their own; all others have `closing`. */
export const closings: Closings = {
  ...(posts && { blog: posts, post: posts }),
  ...Object.fromEntries(rows.flatMap(({ path, kind }) => (pages[path] ? [[kind, pages[path]]] : []))),
};
export { closing, buttons, pictures };

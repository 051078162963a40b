/** The languages of the titles of pages, by their paths; undefined where all are in that of the site. */
import { routes } from '#routes.ts';

const marked = routes.flatMap(({ path, lang }) => (lang ? [[path, lang] as const] : []));

export const titleLangs = marked.length ? Object.fromEntries(marked) : undefined;

import { notFoundPath, routes } from '#routes.ts';

/** Whether the site has pages of layouts, in whose footers the newsletter stands (REQ B1). The not-found page, which every site has, does not make it one. */
export const hasNewsletter = routes.some(
  ({ group, kind, path }) => group === 'template' && kind !== 'design-system' && path !== notFoundPath,
);

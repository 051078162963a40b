/** Document titles: shown in the browser's tab, and announced first by screen readers when a page opens. */
import type { Route } from '#routes.ts';

import { provider } from '#content/site/provider.ts';

/** The page's own name comes first, because tabs are narrow. The home page's title says what the provider offers. */
export const titleOf = ({ path, title }: Pick<Route, 'path' | 'title'>) =>
  path === '/'
    ? `${provider.name}: ${provider.care} in ${provider.address.town}, ${provider.address.province}`
    : `${title} | ${provider.name}`;

/** A title without the provider's name. */
export const ownTitle = (title: string) => title.replace(` | ${provider.name}`, '');

/** What stands in the browser's tab, and is read out first when a page opens. */
import type { Route } from '#routes.ts';

import { provider } from '#content/records/provider.ts';

/** Title of a page: its own name first, because tabs are narrow. The front page says what the provider does. */
export const titleOf = ({ path, title }: Pick<Route, 'path' | 'title'>) =>
  path === '/'
    ? `${provider.name}: ${provider.care} in ${provider.address.town}, ${provider.address.province}`
    : `${title} | ${provider.name}`;

/** A title without the provider's name after it. */
export const ownTitle = (title: string) => title.replace(` | ${provider.name}`, '');

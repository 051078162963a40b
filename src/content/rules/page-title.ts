/** Document titles: shown in the browser's tab, and announced first by screen readers when a page opens. */
import type { Route } from '#routes.ts';

interface Named {
  readonly name: string;
  readonly care: string;
  readonly address: { readonly town: string; readonly province: string };
}

/** The page's own name comes first, because tabs are narrow. The home page's title says what the provider offers. */
export const titleOf = ({ path, title }: Pick<Route, 'path' | 'title'>, { name, care, address }: Named) =>
  path === '/' ? `${name}: ${care} in ${address.town}, ${address.province}` : `${title} | ${name}`;

/** A title without the provider's name. */
export const ownTitle = (title: string, { name }: Pick<Named, 'name'>) => title.replace(` | ${name}`, '');

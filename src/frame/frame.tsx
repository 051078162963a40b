// What surrounds every page: skip link, header, main part, footer, toasts, and what a change of page needs.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { header, mainMenu, templateMenu } from '#content/menus.ts';
import { notFoundPath, type Route, routes } from '#routes.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { Toaster } from '#ui/toaster.tsx';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRouteChange } from './route-change.ts';
import { rowAt } from './row-at.ts';

const notFound = routes.find(({ path }) => path === notFoundPath)!;

export function Frame({ children }: { children: ReactNode }) {
  const route = rowAt(useLocation()) ?? notFound;
  useRouteChange(route);
  return (
    <>
      <SkipLink to="main">{header.skip}</SkipLink>
      <Header menu={menuOf(route)} extra={route.header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer kind={route.kind} letter={letterOf(route)} />
      <Toaster />
    </>
  );
}

/** The template pages carry the mega-menu that leads to all of them; the page for unknown paths has the main header (decisions 13 and 30). */
export const menuOf = ({ group, path }: Pick<Route, 'group' | 'path'>) =>
  group === 'template' && path !== notFoundPath ? templateMenu : mainMenu;

/** The newsletter stands in the footer of the template pages (specification 3); the landing pages have it as a part of their own. */
export const letterOf = (route: Pick<Route, 'group' | 'path' | 'kind'>) =>
  menuOf(route) === templateMenu && !['landing', 'design-system'].includes(route.kind) ? 'shown' : 'none';

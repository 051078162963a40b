// Opens a page of posts as the build renders it: with its data, inside a router.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { pageData } from '#app/built-pages.ts';
import { PageData } from '#pages/page-data.tsx';
import { type Kind, routeOf, type RouteOf } from '#routes.ts';

import { facts } from '../../a11y/statement.ts';

const known = pageData(facts());

/** @param page what shows the row of this address */
export const openNews = <K extends Kind>(address: string, page: (route: RouteOf<K>) => ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageData dataOf={(key) => known.get(key)}>
        {page(routeOf(new URL(address, 'https://site.example').pathname) as RouteOf<K>)}
      </PageData>
    </MemoryRouter>,
  );

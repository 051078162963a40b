import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import type { Menu } from '#content/rules/menu.ts';
import { BarMenu } from '#frame/bar-menu.tsx';
import { LinkList } from '#frame/link-list.tsx';
import { SheetMenu } from '#frame/sheet-menu.tsx';

const app = { title: 'Parents’ app', link: 'https://app.example/daycare' } as const;
const menu: Menu = [
  { title: 'Start', link: '/' },
  app,
  { title: 'More', pictures: [], groups: [{ heading: 'Elsewhere', links: [app] }] },
];

test('a link of a menu to another site says that it leaves this one, has a sign, and opens in the same tab', () => {
  render(
    <MemoryRouter>
      <BarMenu menu={menu} name="Bar" current="/" />
      <SheetMenu menu={menu} name="Sheet" current="/" />
      <LinkList name="List" links={[{ title: 'Start', link: '/' }, app]} current="/" />
    </MemoryRouter>,
  );
  const lists = [screen.getByRole('navigation', { name: 'Bar' }), screen.getByRole('navigation', { name: 'Sheet' })];
  for (const list of [...lists, screen.getByRole('list', { name: 'List' })]) {
    const [link] = within(list).getAllByRole('link', { name: 'Parents’ app (another website)' });
    expect(link!.getAttribute('href')).toBe(app.link);
    expect(link!.hasAttribute('target')).toBe(false);
    expect(link!.querySelector('svg[aria-hidden]')).not.toBeNull();
    expect(within(list).getByRole('link', { name: 'Start' }).querySelector('svg')).toBeNull();
  }
});

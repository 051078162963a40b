// The menu in the header's bar. Its panels open on click, one at a time; Escape, moving focus away and following a link close them.
// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ · no `menu` roles, because these are links, not application commands.
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { Menu } from '#content/words/menus.ts';
import type { Target } from '#routes.ts';
import { Link } from '#ui/navigation/link.tsx';
import { ignoreShortcuts } from '#ui/control/ignore-shortcuts.ts';
import { MenuButton } from '#ui/navigation/menu-button.tsx';

import { isIn } from './built-menu.ts';
import { MenuPanel } from './menu-panel.tsx';

interface BarMenuProps {
  menu: Menu;
  name: string;
  current: Target | undefined;
}

export function BarMenu({ menu, name, current }: BarMenuProps) {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ title: '', on: key });
  // An open panel is bound to the history entry that it was opened on, so any navigation closes it.
  const open = opened.on === key ? opened.title : '';
  const setOpen = (title: string) => setOpened({ title, on: key });

  return (
    <NavigationMenu.Root
      aria-label={name}
      className="mega-menu"
      activationMode="manual"
      onKeyDownCapture={ignoreShortcuts}
      value={open}
      onValueChange={setOpen}
    >
      <NavigationMenu.List role="list" className="flex flex-wrap items-center">
        {menu.map((item) =>
          'link' in item ? (
            <NavigationMenu.Item key={item.title} value={item.title}>
              <NavigationMenu.Link asChild>
                <Link to={item.link} look="bar" current={item.link === current ? 'page' : undefined}>
                  {item.title}
                </Link>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item
              key={item.title}
              value={item.title}
              onBlur={(event) => open === item.title && isLeaving(event) && setOpen('')}
            >
              <NavigationMenu.Trigger asChild>
                <MenuButton look="bar" aria-current={isIn(item, current) || undefined}>
                  {item.title}
                </MenuButton>
              </NavigationMenu.Trigger>
              <NavigationMenu.Content role="group" className="mega-panel" onFocusOutside={keepTabOrder}>
                <MenuPanel dropdown={item} current={current} around={MenuLink} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/** Registers a link in a panel with Radix, so that following it closes the panel. */
function MenuLink({ children }: { children: ReactNode }) {
  return <NavigationMenu.Link asChild>{children}</NavigationMenu.Link>;
}

/** Radix would remove the panel's links from the tab order when focus moves from the panel to its button. `onBlur` above closes panels that lose focus. */
const keepTabOrder = (event: Event) => event.preventDefault();

/** Whether focus moves to an element outside. A press on the panel's background has no `relatedTarget`. */
const isLeaving = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget !== null && !currentTarget.contains(relatedTarget as Node);

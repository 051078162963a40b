// The bar's menu with panels that open on a click, one at a time; Escape, leaving and following a link close them.
// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ · no roles of application menus: these are links.
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { Link } from '#ui/link.tsx';
import { leaveShortcuts } from '#ui/leave-shortcuts.ts';
import { MenuButton } from '#ui/menu-button.tsx';

import type { BarMenuProps } from './bar-menu.tsx';
import { isIn } from './built-menu.ts';
import { MenuPanel } from './menu-panel.tsx';

interface MegaMenuProps extends BarMenuProps {
  /** The dropdown whose button was pressed while this code was on its way: it opens at once and its button has the focus again. */
  first?: string | undefined;
}

export function MegaMenu({ menu, name, current, first = '' }: MegaMenuProps) {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ title: first, on: key });
  // A panel belongs to the page that it was opened on: any navigation closes it.
  const open = opened.on === key ? opened.title : '';
  const setOpen = (title: string) => setOpened({ title, on: key });
  const firstButton = useRef<HTMLButtonElement>(null);

  useEffect(() => firstButton.current?.focus({ preventScroll: true }), []);

  return (
    <NavigationMenu.Root
      aria-label={name}
      className="mega-menu"
      activationMode="manual"
      onKeyDownCapture={leaveShortcuts}
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
                <MenuButton
                  look="bar"
                  ref={item.title === first ? firstButton : undefined}
                  aria-current={isIn(item, current) || undefined}
                >
                  {item.title}
                </MenuButton>
              </NavigationMenu.Trigger>
              <NavigationMenu.Content role="group" className="mega-panel" onFocusOutside={keepTabOrder}>
                <MenuPanel dropdown={item} current={current} around={KnownLink} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function KnownLink({ children }: { children: ReactNode }) {
  return <NavigationMenu.Link asChild>{children}</NavigationMenu.Link>;
}

/** Left to itself, the menu takes a panel's links out of the tab order when its button has the focus; leaving is told by the blur above. */
const keepTabOrder = (event: Event) => event.preventDefault();

/** The focus goes to something else in the page; a press on bare ground inside the panel moves it nowhere. */
const isLeaving = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget !== null && !currentTarget.contains(relatedTarget as Node);

// The menu in the header's bar. Its panels open on click, one at a time; Escape, moving focus away and following a link close them.
// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ · no `menu` roles, because these are links, not application commands.
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { Menu, MenuLink } from '#content/rules/menu.ts';
import { ignoreShortcuts } from '#ui/control/ignore-shortcuts.ts';
import { MenuButton } from '#ui/navigation/menu-button.tsx';

import { MenuEntry } from './menu-entry.tsx';
import { isIn } from './menu-targets.ts';
import { MenuPanel } from './menu-panel.tsx';

interface BarMenuProps {
  menu: Menu;
  name: string;
  current: MenuLink['link'] | undefined;
}

export function BarMenu({ menu, name, current }: BarMenuProps) {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ panel: '', on: key });
  // An open panel is bound to the history entry that it was opened on, so any navigation closes it.
  const open = opened.on === key ? opened.panel : '';
  const setOpen = (panel: string) => setOpened({ panel, on: key });

  /**
   * Closes a panel when the focus leaves it, but to its button. Radix would leave it open and take its links out of the tab order, for its focus proxy to put
   * them back; frame.css hides that proxy (https://github.com/radix-ui/primitives/issues/3085).
   */
  function onFocusOutside(event: Event) {
    event.preventDefault();
    if (!(event.target as Element).matches('[aria-expanded=true]')) setOpen('');
  }

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
        {/* Radix makes ids of the values, and a title may have a space. */}
        {menu.map((item, index) =>
          'link' in item ? (
            <NavigationMenu.Item key={item.title} value={`panel-${index}`}>
              <NavigationMenu.Link asChild>
                <MenuEntry {...item} variant="bar" current={current} />
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item key={item.title} value={`panel-${index}`}>
              <NavigationMenu.Trigger asChild>
                <MenuButton variant="bar" aria-current={isIn(item, current) || undefined}>
                  {item.title}
                </MenuButton>
              </NavigationMenu.Trigger>
              <NavigationMenu.Content
                role="group"
                className="absolute inset-x-0 top-full mega-panel overflow-y-auto border-t-2 border-line bg-paper shadow-lift group-data-fixed:border-t-0 forced-colors:border-2"
                onFocusOutside={onFocusOutside}
              >
                <MenuPanel dropdown={item} current={current} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

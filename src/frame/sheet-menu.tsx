// The menu of narrow screens: a button that shows a full-height list (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/).
// It does not trap focus: moving focus out closes it, so focus is never hidden behind it. Without scripts it is an open list under the header.
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { header, type Menu } from '#content/words/menus.ts';
import { phoneLink, provider } from '#content/records/provider.ts';
import type { Target } from '#routes.ts';
import { Button } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { SheetDropdown } from './sheet-dropdown.tsx';
import { useDismiss } from './use-dismiss.ts';

interface SheetMenuProps {
  menu: Menu;
  name: string;
  current: Target | undefined;
}

export function SheetMenu({ menu, name, current }: SheetMenuProps) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const [openTitle, setOpenTitle] = useState('');
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // An open menu is bound to the history entry that it was opened on, so following any link closes it, also a link to the same page.
  const isOpen = openOn === key;
  const setIsOpen = (open: boolean) => {
    setOpenOn(open ? key : undefined);
    setOpenTitle('');
  };
  useDismiss(nav, isOpen, {
    onEscape: () => {
      setIsOpen(false);
      button.current?.focus();
    },
    onFocusLeave: () => setIsOpen(false),
  });

  return (
    <nav aria-label={name} ref={nav}>
      <div className="no-scripts:hidden">
        <Button
          ref={button}
          look="quiet"
          size="small"
          expanded={isOpen}
          controls="menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'x' : 'list'} />
          {isOpen ? header.close : header.open}
        </Button>
      </div>
      <div id="menu" className={`menu-sheet ${isOpen ? '' : 'hidden no-scripts:block'}`}>
        <ul role="list" className="border-b-2 border-line">
          {menu.map((item) => (
            <li key={item.title} className="border-t-2 border-line">
              {'link' in item ? (
                <Link to={item.link} look="sheet" current={item.link === current ? 'page' : undefined}>
                  {item.title}
                </Link>
              ) : (
                <SheetDropdown
                  dropdown={item}
                  current={current}
                  expanded={openTitle === item.title}
                  onToggle={() => setOpenTitle(openTitle === item.title ? '' : item.title)}
                />
              )}
            </li>
          ))}
        </ul>
        <div className="grid gap-3 py-6">
          <Link to={header.register.link} button="solid">
            {header.register.title}
          </Link>
          <Link href={phoneLink(provider.phone) as `tel:${string}`} button="quiet">
            <Icon name="phone" />
            {provider.phone}
          </Link>
        </div>
      </div>
    </nav>
  );
}

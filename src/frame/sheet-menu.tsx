// The menu of narrow screens: a button that shows a full-height list (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/), whose dropdowns are an accordion.
// It does not trap focus: moving focus out closes it, so focus is never hidden behind it. Without scripts it is an open list under the header.
import * as Accordion from '@radix-ui/react-accordion';
import { Fragment, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

import type { Menu, MenuLink } from '#content/rules/menu.ts';
import { header } from '#content/words/header.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { hasHouses, houses } from '#content/values/houses.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { visit } from '#content/site/words/forms.ts';
import { visitLink } from '#content/words/small-print.ts';
import { Button } from '#ui/control/button.tsx';
import { ignoreShortcuts } from '#ui/control/ignore-shortcuts.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { MenuEntry } from './menu-entry.tsx';
import { OpeningNow } from './opening-now.tsx';
import { SheetDropdown } from './sheet-dropdown.tsx';

interface SheetMenuProps {
  /** Of the list; frame.css knows that of the narrow screens’ menu. */
  id?: string;
  menu: Menu;
  name: string;
  current: MenuLink['link'] | undefined;
}

export function SheetMenu({ id = 'menu', menu, name, current }: SheetMenuProps) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const [openTitle, setOpenTitle] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  // An open menu is bound to the history entry that it was opened on, so following any link closes it, also a link to the same page.
  const isOpen = openOn === key;
  const setIsOpen = (open: boolean) => {
    setOpenOn(open ? key : undefined);
    setOpenTitle('');
  };
  function onKeyDown({ key: pressed }: KeyboardEvent) {
    if (!isOpen || pressed !== 'Escape') return;
    setIsOpen(false);
    button.current?.focus();
  }
  /** A press on the background has no `relatedTarget`. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears what bubbles up from its links and buttons.
    <nav aria-label={name} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className="no-scripts:hidden">
        <Button
          ref={button}
          variant="quiet"
          size="bar"
          expanded={isOpen}
          controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'x' : 'list'} />
          <span>{isOpen ? header.close : header.open}</span>
        </Button>
      </div>
      <div id={id} className={`menu-sheet ${isOpen ? '' : 'hidden no-scripts:block'}`}>
        <Accordion.Root
          asChild
          type="single"
          collapsible
          value={openTitle}
          onValueChange={setOpenTitle}
          onKeyDownCapture={ignoreShortcuts}
        >
          <ul role="list" className="gap-x-10 border-b-2 border-line desktop:no-scripts:columns-3">
            {menu.map((item) =>
              'link' in item ? (
                <li key={item.title} className="border-t-2 border-line">
                  <MenuEntry {...item} variant="sheet" current={current} />
                </li>
              ) : (
                <SheetDropdown key={item.title} dropdown={item} current={current} />
              ),
            )}
          </ul>
        </Accordion.Root>
        {header.further.map(({ title, link }) => (
          <div key={link} className="border-b-2 border-line">
            <Link to={link} variant="sheet" current={link === current}>
              {title}
            </Link>
          </div>
        ))}
        <div className="grid gap-2 py-4 desktop:no-scripts:flex">
          <Link to={registerTo} button="solid">
            {registerSays ?? header.register}
          </Link>
          {visit && (
            <Link to={visitLink} button="outline">
              {visit.title}
            </Link>
          )}
          {houses.map(({ name: house, phone, hours, opening }) => (
            <Fragment key={house ?? phone}>
              <Link href={phoneLink(phone)} button="quiet">
                <Icon name="phone" />
                {hasHouses ? (
                  <span>
                    <Unbroken>{`${house}: ${phone}`}</Unbroken>
                  </span>
                ) : (
                  phone
                )}
              </Link>
              <p className="text-center desktop:no-scripts:self-center">
                <OpeningNow hours={opening} otherwise={hours} />
              </p>
            </Fragment>
          ))}
        </div>
      </div>
    </nav>
  );
}

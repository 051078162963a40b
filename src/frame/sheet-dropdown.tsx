// What opens in the menu of narrow screens: an accordion whose dropdowns hold a list, or an accordion of groups. One part is open at a time, and the open one can be closed.
// https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ · without headings and landmarks, because it is inside a navigation.
import * as Accordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';

import type { MenuPicture, MenuDropdown, MenuGroup, MenuLink } from '#content/rules/menu.ts';
import { Link } from '#ui/navigation/link.tsx';
import { noSizes } from '#ui/control/no-sizes.ts';
import { MenuButton } from '#ui/navigation/menu-button.tsx';
import { menuEntryClasses } from '#ui/navigation/menu-entry-classes.ts';

import { LinkList } from './link-list.tsx';
import { isIn } from './menu-targets.ts';

interface SheetDropdownProps {
  dropdown: MenuDropdown;
  current: MenuLink['link'] | undefined;
}

export function SheetDropdown({ dropdown, current }: SheetDropdownProps) {
  const { title, pictures, groups } = dropdown;
  return (
    <SheetPart variant="sheet" title={title} current={isIn(dropdown, current)}>
      <div className="mb-4 border-s-8 border-canola-mid ps-4">
        {pictures.length > 0 && <Pictures pictures={pictures} current={current} />}
        {pictures.length > 0 ? (
          <Open groups={beyond(pictures, groups)} current={current} />
        ) : (
          <Groups groups={groups} current={current} />
        )}
      </div>
    </SheetPart>
  );
}

const variants = {
  sheet: { item: 'border-t-2 border-line', title: menuEntryClasses.sheet },
  'sheet-small': { item: 'break-inside-avoid', title: menuEntryClasses['sheet-small'] },
} as const;

interface SheetPartProps {
  variant: keyof typeof variants;
  title: string;
  /** Whether it contains the link of the current page. */
  current: boolean;
  children: ReactNode;
}

/** An item of the accordion. Its content is always in the HTML; without scripts it is open under a plain text title. */
function SheetPart({ variant, title, current, children }: SheetPartProps) {
  return (
    <Accordion.Item asChild value={title}>
      <li className={variants[variant].item}>
        <Accordion.Header asChild>
          <div className="no-scripts:hidden">
            <Accordion.Trigger asChild>
              <MenuButton variant={variant} aria-current={current || undefined}>
                {title}
              </MenuButton>
            </Accordion.Trigger>
          </div>
        </Accordion.Header>
        <div className="hidden no-scripts:block">
          <p className={variants[variant].title}>{title}</p>
        </div>
        {/* With `forceMount` Radix leaves the hiding to the style sheet. */}
        <Accordion.Content forceMount role="group" style={noSizes} className="closed:hidden no-scripts:block">
          {children}
        </Accordion.Content>
      </li>
    </Accordion.Item>
  );
}

function Pictures({ pictures, current }: { pictures: readonly MenuPicture[]; current: MenuLink['link'] | undefined }) {
  return (
    <ul role="list" className="grid gap-2">
      {pictures.map(({ title, link, line }) => (
        <li key={link} className="break-inside-avoid">
          <Link to={link} variant="sheet-card" current={link === current}>
            <span className="block font-strong underline">{title}</span> <span className="block">{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The groups without the parts of pages that the pictures lead to: those are links of the bar's panel alone (product decision 32). */
const beyond = (pictures: readonly MenuPicture[], groups: readonly MenuGroup[]) =>
  groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ link }) => !pictures.some((picture) => link.startsWith(`${picture.link}#`))),
    }))
    .filter(({ links }) => links.length > 0);

/** Groups that are always open, because they have few links. */
function Open({ groups, current }: { groups: readonly MenuGroup[]; current: MenuLink['link'] | undefined }) {
  return groups.map(({ heading, links }) => (
    <div key={heading}>
      <p className="pt-3 font-strong">{heading}</p>
      <LinkList name={heading} links={links} current={current} />
    </div>
  ));
}

function Groups({ groups, current }: { groups: readonly MenuGroup[]; current: MenuLink['link'] | undefined }) {
  return (
    <Accordion.Root asChild type="single" collapsible>
      <ul role="list">
        {groups.map((group) => (
          <SheetPart
            key={group.heading}
            variant="sheet-small"
            title={group.heading}
            current={isIn({ groups: [group] }, current)}
          >
            <LinkList name={group.heading} links={group.links} current={current} />
            <Open groups={group.groups ?? []} current={current} />
          </SheetPart>
        ))}
      </ul>
    </Accordion.Root>
  );
}

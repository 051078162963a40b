// A dropdown in the menu of narrow screens: it expands in place, and its groups expand one at a time.
import { useState } from 'react';

import type { DropdownEntry, MenuDropdown, MenuGroup, MenuLink } from '#content/words/menus.ts';
import type { Target } from '#routes.ts';
import { Disclosure } from '#ui/navigation/disclosure.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { isIn } from './built-menu.ts';

interface SheetDropdownProps {
  dropdown: MenuDropdown;
  current: Target | undefined;
  expanded: boolean;
  onToggle: () => void;
}

export function SheetDropdown({ dropdown, current, expanded, onToggle }: SheetDropdownProps) {
  const { title, entries = [], groups } = dropdown;
  return (
    <Disclosure look="sheet" title={title} expanded={expanded} onToggle={onToggle} current={isIn(dropdown, current)}>
      <div className="sheet-inner">
        {entries.length > 0 && <Entries entries={entries} current={current} />}
        {entries.length > 0 ? <Open groups={groups} current={current} /> : <Groups groups={groups} current={current} />}
      </div>
    </Disclosure>
  );
}

function Entries({ entries, current }: { entries: readonly DropdownEntry[]; current: Target | undefined }) {
  return (
    <ul role="list" className="grid gap-2">
      {entries.map(({ heading, target, line }) => (
        <li key={target}>
          <Link to={target} look="sheet-card" current={target === current ? 'page' : undefined}>
            <span className="block font-strong underline">{heading}</span> <span className="block">{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Groups that are always open, because they have few links. */
function Open({ groups, current }: { groups: readonly MenuGroup[]; current: Target | undefined }) {
  return groups.map(({ heading, links }) => (
    <div key={heading}>
      <p className="pt-3 font-strong">{heading}</p>
      <Links name={heading} links={links} current={current} />
    </div>
  ));
}

function Groups({ groups, current }: { groups: readonly MenuGroup[]; current: Target | undefined }) {
  const [openHeading, setOpenHeading] = useState('');
  return (
    <ul role="list">
      {groups.map((group) => (
        <li key={group.heading}>
          <Disclosure
            look="sheet-small"
            title={group.heading}
            expanded={openHeading === group.heading}
            onToggle={() => setOpenHeading(openHeading === group.heading ? '' : group.heading)}
            current={isIn({ groups: [group] }, current)}
          >
            <Links name={group.heading} links={group.links} current={current} />
            <Open groups={group.groups ?? []} current={current} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  name: string;
  links: readonly MenuLink[];
  current: Target | undefined;
}

function Links({ name, links, current }: LinksProps) {
  if (!links.length) return null;
  return (
    <ul role="list" aria-label={name}>
      {links.map(({ title, link }) => (
        <li key={link}>
          <Link to={link} look="line" current={link === current ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

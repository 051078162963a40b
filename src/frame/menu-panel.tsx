// The panel of a dropdown in the bar: large picture links, and lists under headings. It is in the DOM only while open.
import type { ComponentProps } from 'react';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';

import type { MenuDropdown, MenuGroup, MenuLink } from '#content/rules/menu.ts';
import { Cube } from '#ui/drawing/cube.tsx';
import { PictureLink } from '#ui/media/picture-link.tsx';

import { MenuEntry } from './menu-entry.tsx';

interface MenuPanelProps {
  dropdown: MenuDropdown;
  current: MenuLink['link'] | undefined;
}

/** The shapes of the pictures, and the colours of the groups where there are none, in their order. */
const shapes = ['hill', 'roof'] as const;
const families = ['canola', 'rosehip', 'saskatoon', 'chinook', 'spruce'] as const;

type ListProps = Pick<MenuPanelProps, 'current'>;

export function MenuPanel({ dropdown: { pictures, groups }, current }: MenuPanelProps) {
  return (
    <div className={`wrap grid animate-drop items-start gap-8 py-8 ${pictures.length ? 'grid-cols-3' : 'grid-cols-5'}`}>
      {pictures.map(({ title, link, line, picture }, index) => (
        <div key={link} className="-m-4">
          <NavigationMenu.Link asChild>
            <PictureLink
              to={link}
              current={link === current}
              heading={title}
              line={line}
              picture={picture}
              shape={shapes[index % shapes.length]!}
            />
          </NavigationMenu.Link>
        </div>
      ))}
      {groups.map((group, index) => (
        <div
          key={group.heading}
          className={pictures.length ? 'border-l-2 border-line pl-8' : isLong(group.groups) ? 'col-span-2' : undefined}
        >
          <Group
            group={group}
            current={current}
            {...(!pictures.length && { family: families[index % families.length]! })}
          />
        </div>
      ))}
    </div>
  );
}

interface GroupProps extends ListProps {
  group: MenuGroup;
  /** The colour of the cube beside the heading. */
  family?: ComponentProps<typeof Cube>['family'];
}

function Group({ group: { heading, links, groups = [] }, family, ...list }: GroupProps) {
  return (
    <>
      <p className={`flex items-center gap-3 pb-2 ${family ? 'font-display text-3' : 'font-strong'}`}>
        {family && <Cube family={family} />}
        {heading}
      </p>
      <Links name={heading} links={links} {...list} />
      {groups.length > 0 && (
        <ul role="list" aria-label={heading} className={isLong(groups) ? 'columns-2' : undefined}>
          {groups.map((inner) => (
            <li key={inner.heading} className="break-inside-avoid pb-3">
              <Group group={inner} {...list} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether its lists are too long to stand one below the other. */
const isLong = (groups: readonly MenuGroup[] = []) => groups.flatMap(({ links }) => links).length > 12;

function Links({ name, links, current }: { name: string; links: readonly MenuLink[] } & ListProps) {
  if (!links.length) return null;
  return (
    <ul role="list" aria-label={name}>
      {links.map((link) => (
        <li key={link.link}>
          <NavigationMenu.Link asChild>
            <MenuEntry {...link} variant="line" current={current} />
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  );
}

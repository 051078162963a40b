// A list of links of the footer or of the menu of narrow screens.
import type { MenuLink } from '#content/rules/menu.ts';

import { MenuEntry } from './menu-entry.tsx';

const variants = {
  plain: undefined,
  columns: 'grid grid-cols-2 gap-x-4',
  line: 'flex flex-wrap gap-x-10',
} as const;

interface LinkListProps {
  /** Default: it stands in something that has the name. */
  name?: string;
  links: readonly MenuLink[];
  current: MenuLink['link'] | undefined;
  variant?: keyof typeof variants;
}

export const LinkList = ({ name, links, current, variant = 'plain' }: LinkListProps) =>
  links.length > 0 && (
    <ul role="list" aria-label={name} className={variants[variant]}>
      {links.map((link) => (
        <li key={link.link} className="break-inside-avoid">
          <MenuEntry {...link} variant="line" current={current} />
        </li>
      ))}
    </ul>
  );

/** The menus of header and footer, as the frame draws them. */
import type { Target } from '#routes.ts';

import type { pictureOf } from './picture-of.ts';

export interface MenuLink {
  readonly title: string;
  readonly link: Target;
}

/** A large picture link in a dropdown. */
export interface DropdownEntry {
  readonly heading: string;
  readonly target: Target;
  readonly line: string;
  readonly picture: ReturnType<typeof pictureOf>;
  readonly alt?: string;
  readonly shape: 'hill' | 'roof';
}

/** A list of links with a heading; groups can be nested. */
export interface MenuGroup {
  readonly heading: string;
  readonly links: readonly MenuLink[];
  readonly groups?: readonly MenuGroup[];
  /** The colour of the cube beside the heading. */
  readonly family?: 'rosehip' | 'canola' | 'spruce' | 'chinook' | 'saskatoon';
}

/** An entry with a dropdown: picture links beside one list, columns of groups, or both. */
export interface MenuDropdown {
  readonly title: string;
  readonly entries?: readonly DropdownEntry[];
  readonly groups: readonly MenuGroup[];
}

export type MenuItem = MenuLink | MenuDropdown;
export type Menu = readonly MenuItem[];

type IsBuilt = (target: Target) => boolean;

/** A menu without the entries that lead to no page of the site, and without the groups and dropdowns that this leaves empty. */
export function builtMenu(menu: Menu, isBuilt: IsBuilt): Menu {
  return menu.flatMap((item): Menu => {
    if ('link' in item) return isBuilt(item.link) ? [item] : [];
    const entries = item.entries?.filter(({ target }) => isBuilt(target)) ?? [];
    const groups = builtGroups(item.groups, isBuilt);
    return entries.length || groups.length ? [{ ...item, entries, groups }] : [];
  });
}

function builtGroups(groups: readonly MenuGroup[], isBuilt: IsBuilt): readonly MenuGroup[] {
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ link }) => isBuilt(link)),
      groups: builtGroups(group.groups ?? [], isBuilt),
    }))
    .filter(({ links, groups: inner }) => links.length || inner.length);
}

/**
 * In letters of 7.6 px: what stands between a short name and the phone number in a bar of 70rem (tokens.ts, `desktop`). On two lines the bar would cover what has
 * the focus (WCAG 2.4.12).
 */
const longestBar = 88;

/**
 * By how many letters a menu is too long for the bar, beside a name. The space around an entry is as wide as four, and so is the mark of a panel. The name has larger
 * letters, on two lines or more (logo.tsx).
 */
export function lettersOver(menu: Menu, name: string): number {
  const longestWord = Math.max(...name.split(' ').map(({ length }) => length));
  const letters = menu.reduce((sum, item) => sum + item.title.length + ('link' in item ? 4 : 8), 0);
  return letters + Math.ceil(1.6 * Math.max(0, longestWord - 7)) - longestBar;
}

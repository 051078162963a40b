/** Where the links of a menu lead. */
import type { Menu, MenuDropdown, MenuGroup, MenuLink } from '#content/rules/menu.ts';

type Links = Pick<MenuDropdown, 'groups'> & Partial<MenuDropdown>;

/** All link targets of a dropdown, in reading order. */
export const targetsOf = ({ pictures = [], groups }: Links): readonly MenuLink['link'][] => [
  ...pictures.map(({ link }) => link),
  ...groups.flatMap(groupTargets),
];

const groupTargets = ({ links, groups = [] }: MenuGroup): readonly MenuLink['link'][] => [
  ...links.map(({ link }) => link),
  ...groups.flatMap(groupTargets),
];

/** All link targets of a menu. */
export const menuTargets = (menu: Menu) =>
  menu.flatMap((item): readonly MenuLink['link'][] => ('link' in item ? [item.link] : targetsOf(item)));

/** Whether a dropdown contains the current page. */
export const isIn = (dropdown: Links, current: MenuLink['link'] | undefined) =>
  current !== undefined && targetsOf(dropdown).includes(current);

/** Where the links of a menu lead. */
import type { Target } from '#routes.ts';
import type { Menu, MenuDropdown, MenuGroup } from '#content/rules/menu.ts';

type Links = Pick<MenuDropdown, 'groups'> & Partial<MenuDropdown>;

/** All link targets of a dropdown, in reading order. */
export const targetsOf = ({ pictures = [], groups }: Links): readonly Target[] => [
  ...pictures.map(({ link }) => link),
  ...groups.flatMap(groupTargets),
];

const groupTargets = ({ links, groups = [] }: MenuGroup): readonly Target[] => [
  ...links.map(({ link }) => link),
  ...groups.flatMap(groupTargets),
];

/** All link targets of a menu. */
export const menuTargets = (menu: Menu) =>
  menu.flatMap((item): readonly Target[] => ('link' in item ? [item.link] : targetsOf(item)));

/** Whether a dropdown contains the current page. */
export const isIn = (dropdown: Links, current: Target | undefined) =>
  current !== undefined && targetsOf(dropdown).includes(current);

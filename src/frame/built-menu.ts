/** Removes menu entries whose target has no route, and the groups and dropdowns that this leaves empty. */
import { routeOf, type Target } from '#routes.ts';
import type { Menu, MenuDropdown, MenuGroup } from '#content/rules/menu.ts';

type IsBuilt = (target: Target) => boolean;

const hasRoute: IsBuilt = (target) => routeOf(target.split('#')[0] ?? target) !== undefined;

export function builtMenu(menu: Menu, isBuilt: IsBuilt = hasRoute): Menu {
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

/** All link targets of a dropdown, in reading order. */
export const targetsOf = ({ entries = [], groups }: Pick<MenuDropdown, 'entries' | 'groups'>): readonly Target[] => [
  ...entries.map(({ target }) => target),
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
export const isIn = (dropdown: Pick<MenuDropdown, 'entries' | 'groups'>, current: Target | undefined) =>
  current !== undefined && targetsOf(dropdown).includes(current);

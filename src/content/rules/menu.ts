/** The menus of header and footer, as the frame draws them. */
import type { Target } from '#routes.ts';

import type { Language } from './language.ts';
import type { Picture } from './picture.ts';

/** Of another site, such as an app for parents. */
type Outside = `https://${string}`;

/** With the language of the title, if it is not that of the site. */
export interface MenuLink extends Partial<Language> {
  readonly title: string;
  readonly link: Target | Outside;
}

/** Whether a link leads to another site. */
export const isOutside = (link: MenuLink['link']): link is Outside => link.startsWith('https:');

/** A large picture link in a dropdown. */
export interface MenuPicture<Shown = Picture> {
  readonly title: string;
  readonly link: Target;
  readonly line: string;
  readonly picture: Shown;
}

/** A list of links with a heading; groups can be nested. */
export interface MenuGroup {
  readonly heading: string;
  readonly links: readonly MenuLink[];
  readonly groups?: readonly MenuGroup[];
}

/** An entry with a dropdown: picture links beside one list, columns of groups, or both. */
export interface MenuDropdown<Shown = Picture> {
  readonly title: string;
  readonly pictures: readonly MenuPicture<Shown>[];
  readonly groups: readonly MenuGroup[];
}

export type MenuItem<Shown = Picture> = MenuLink | MenuDropdown<Shown>;
export type Menu<Shown = Picture> = readonly MenuItem<Shown>[];

/** As the owner writes it. */
interface WrittenLink {
  readonly title: string;
  readonly lang?: Language;
  readonly link: MenuLink['link'];
}

interface WrittenGroup {
  readonly heading: string;
  readonly links: readonly WrittenLink[];
  readonly groups?: readonly WrittenGroup[];
}

/** A link, or a dropdown. */
type Entry<Shown> = Pick<WrittenLink, 'title'> &
  Partial<WrittenLink & Pick<MenuDropdown<Shown>, 'pictures'> & { readonly groups: readonly WrittenGroup[] }>;
type IsBuilt = (link: MenuLink['link']) => boolean;

/** Whether a link leads to another site or to one of these pages. */
export const leadsSomewhere =
  (pages: object): IsBuilt =>
  (link) =>
    isOutside(link) || link.replace(/[?#].*/, '') in pages;

/** Those that lead somewhere. The words that say that a link leaves the site are within it, in the language of the site. */
export const builtLinks = (links: readonly WrittenLink[], isBuilt: IsBuilt): MenuLink[] =>
  links
    .filter(({ link }) => isBuilt(link))
    .map(({ title, lang, link }) => ({ title, link, ...(!isOutside(link) && lang) }));

/** A menu without the entries that lead to no page of the site, and without the groups and dropdowns that this leaves empty. */
export function builtMenu<Shown>(entries: readonly Entry<Shown>[], isBuilt: IsBuilt): Menu<Shown> {
  return entries.flatMap(({ title, lang, link, ...dropdown }): Menu<Shown> => {
    if (link) return builtLinks([{ title, ...(lang && { lang }), link }], isBuilt);
    const pictures = (dropdown.pictures ?? []).filter((each) => isBuilt(each.link));
    const groups = builtGroups(dropdown.groups ?? [], isBuilt);
    return pictures.length || groups.length ? [{ title, pictures, groups }] : [];
  });
}

function builtGroups(groups: readonly WrittenGroup[], isBuilt: IsBuilt): readonly MenuGroup[] {
  return groups
    .map((group) => ({
      ...group,
      links: builtLinks(group.links, isBuilt),
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
 * By how many letters a menu is too long for the bar, beside a name. The space around an entry is as wide as four, and so is the mark of a panel, or of a link to another site. The name has larger
 * letters, on two lines or more (logo.tsx).
 */
export function lettersOver(menu: Menu<unknown>, name: string): number {
  const longestWord = Math.max(...name.split(' ').map(({ length }) => length));
  const letters = menu.reduce(
    (sum, item) => sum + item.title.length + ('link' in item && !isOutside(item.link) ? 4 : 8),
    0,
  );
  return letters + Math.ceil(1.6 * Math.max(0, longestWord - 7)) - longestBar;
}

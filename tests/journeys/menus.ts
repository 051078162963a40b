// What the site itself calls its pages: a daycare may change its menus, so journeys follow links by where they lead.
import { isOutside, type MenuDropdown } from '#content/rules/menu.ts';
import { footerMenu, mainMenu } from '#content/values/menus.ts';

import { isLink } from '../frame/menus.ts';

/** Entries of the header that lead to a page of the site, not to a part of one. */
export const pageLinks = mainMenu.filter(isLink).filter(({ link }) => !link.includes('#') && !isOutside(link));
/** The first entry of the header that opens, with its large links. Another daycare’s header may have none. */
export const dropdown = mainMenu.find((item): item is MenuDropdown => !isLink(item) && item.pictures.length > 0);

/** What the header, or the footer, calls its link to this address. */
export const titleOf = (address: string, menu: 'header' | 'footer' = 'header') =>
  (menu === 'header' ? mainMenu.filter(isLink) : footerMenu).find(({ link }) => link === address)!.title;
/** The header's link to the pictures on the front page, if it has one. */
export const gallery = mainMenu.filter(isLink).find(({ link }) => link === '/#main-gallery')?.title;

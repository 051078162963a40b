import type { z } from 'zod';

import { readSiteFile, SiteError } from '#content/reader/site-file.ts';
import { altOf, pictureOf } from '#content/rules/picture-of.ts';
import { builtMenu, lettersOver, type Menu, type MenuGroup } from '#content/rules/menu.ts';
import type { menusSchema } from '#content/schemas/menus.ts';

import { pages } from './pages.ts';
import { provider } from './provider.ts';

type Entry = z.output<typeof menusSchema>['main'][number];

/** The shapes of the pictures of a panel, and the cubes beside its groups, in their order. */
const shapes = ['hill', 'roof'] as const;
const families = ['canola', 'rosehip', 'saskatoon', 'chinook', 'spruce'] as const;

function menuOf(entries: readonly Entry[]): Menu {
  return entries.map(({ title, link, pictures, groups = [] }) =>
    link
      ? { title, link }
      : {
          title,
          ...(pictures && {
            entries: pictures.map((entry, index) => ({
              heading: entry.title,
              target: entry.link,
              line: entry.line,
              picture: pictureOf(entry.picture),
              alt: altOf(entry.picture),
              shape: shapes[index]!,
            })),
          }),
          groups: groups.map((group, index): MenuGroup =>
            pictures ? group : { ...group, family: families[index % families.length]! },
          ),
        },
  );
}

const { main, footer, template } = readSiteFile('menus');
const isBuilt = (link: string) => link.replace(/[?#].*/, '') in pages;

export const mainMenu = builtMenu(menuOf(main), isBuilt);
/** The menu of template pages: the main menu and, as its last entry, a panel that links to every template page (product decision 13). */
export const templateMenu = [...mainMenu, ...builtMenu(menuOf(template), isBuilt)];
export const footerMenu = footer.filter(({ link }) => isBuilt(link));

const over = lettersOver(templateMenu, provider.name);
if (over > 0)
  throw new SiteError([
    `menus.yaml: the menu does not fit on one line beside “${provider.name}”: it has ${over} letters too many, and each entry counts four more than it has. Use shorter words, or put links into a list that opens, under “groups”.`,
  ]);

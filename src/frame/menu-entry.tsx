// A link of a menu. One that leaves the site has a sign behind its words, and says so.
import type { Language } from '#content/rules/language.ts';
import { header } from '#content/words/header.ts';
import { isOutside, type MenuLink } from '#content/rules/menu.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link, type Attached, type linkVariants } from '#ui/navigation/link.tsx';

interface MenuEntryProps extends MenuLink, Omit<Attached, keyof Language> {
  current: MenuLink['link'] | undefined;
  variant: keyof typeof linkVariants;
}

export const MenuEntry = ({ title, link, current, ...rest }: MenuEntryProps) =>
  isOutside(link) ? (
    <Link href={link} {...rest}>
      {title} <span className="sr-only">{header.leaves}</span>
      <span className="-rotate-45">
        <Icon name="arrow-right" />
      </span>
    </Link>
  ) : (
    <Link to={link} current={link === current} {...rest}>
      {title}
    </Link>
  );

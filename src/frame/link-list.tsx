// A list of links of the footer or of the menu of narrow screens.
import type { MenuLink } from '#content/rules/menu.ts';
import type { Target } from '#routes.ts';
import { Link } from '#ui/navigation/link.tsx';

const variants = {
  plain: undefined,
  columns: 'grid grid-cols-2 gap-x-4',
  line: 'flex flex-wrap gap-x-10',
} as const;

interface LinkListProps {
  /** Default: it stands in something that has the name. */
  name?: string;
  links: readonly MenuLink[];
  current: Target | undefined;
  variant?: keyof typeof variants;
}

export const LinkList = ({ name, links, current, variant = 'plain' }: LinkListProps) =>
  links.length > 0 && (
    <ul role="list" aria-label={name} className={variants[variant]}>
      {links.map(({ title, link }) => (
        <li key={link} className="break-inside-avoid">
          <Link to={link} variant="line" current={link === current}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );

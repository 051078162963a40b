// The path from the home page to this one. https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
import type { Target } from '#routes.ts';

import { Link } from './link.tsx';

interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The ancestors of this page, the topmost first. */
  crumbs: readonly { readonly to: Target; readonly text: string }[];
  /** Title of this page, which is not a link. */
  current: string;
}

export function Breadcrumbs({ label, crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ol role="list" className="crumbs">
        {crumbs.map(({ to, text }) => (
          <li key={to} className="crumb">
            <Link to={to} variant="line">
              {text}
            </Link>
          </li>
        ))}
        <li className="crumb">
          <span aria-current="page" className="font-semibold">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

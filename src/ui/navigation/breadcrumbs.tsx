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

/** The separator is drawn, so that screen readers do not read a character. */
const crumbClasses =
  'inline-flex min-h-target items-center gap-3 not-last:after:size-2 not-last:after:rotate-45 not-last:after:border-t-2 not-last:after:border-r-2 not-last:after:border-line-strong';

export function Breadcrumbs({ label, crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol role="list" className="flex flex-wrap items-center gap-x-3">
        {crumbs.map(({ to, text }) => (
          <li key={to} className={crumbClasses}>
            <Link to={to} variant="line">
              {text}
            </Link>
          </li>
        ))}
        <li className={crumbClasses}>
          <span aria-current="page" className="font-semibold">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

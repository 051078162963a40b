// Prev, 1, 2, 3, Next: each is a link with its own URL, so pages can be bookmarked, shared and opened without scripts. On the first and the last page,
// Prev or Next is plain text. https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/ (navigation)
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import type { Target } from '#routes.ts';

import { Link } from './link.tsx';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationWords {
  /** Accessible name of the navigation. */
  name: string;
  previous: string;
  next: string;
  /** 'page': visually hidden before each number and after Prev and Next. */
  page: string;
}

interface PaginationProps {
  /** The current page, from 1. */
  current: number;
  /** Number of pages; with one page nothing is rendered. */
  count: number;
  hrefOf: (page: number) => Target;
  words: PaginationWords;
}

export function Pagination({ current, count, hrefOf, words }: PaginationProps) {
  const { nav, press } = useRestoredFocus(current);
  if (count < 2) return null;
  const hiddenWord = <span className="sr-only">{words.page}</span>;
  return (
    <nav ref={nav} aria-label={words.name} className="print:hidden">
      <ul role="list" className="-ms-3 flex flex-wrap items-center gap-2">
        <li>
          <AdjacentPage to={current > 1 ? hrefOf(current - 1) : undefined} onPress={press}>
            {words.previous} {hiddenWord}
          </AdjacentPage>
        </li>
        {pageNumbers(current, count).map((page) => (
          <li key={page}>
            {typeof page === 'number' ? (
              <Link to={hrefOf(page)} variant="page" current={page === current} onClick={press}>
                {hiddenWord} {page}
              </Link>
            ) : (
              <span className={plainClasses}>…</span>
            )}
          </li>
        ))}
        <li>
          <AdjacentPage to={current < count ? hrefOf(current + 1) : undefined} onPress={press}>
            {words.next} {hiddenWord}
          </AdjacentPage>
        </li>
      </ul>
    </nav>
  );
}

const plainClasses = 'inline-flex min-h-target min-w-target items-center justify-center px-3 text-ink-soft';

/** Prev or Next: a link, or plain text where there is no such page. */
function AdjacentPage({ to, onPress, children }: { to: Target | undefined; onPress: () => void; children: ReactNode }) {
  return to ? (
    <Link to={to} variant="page" onClick={onPress}>
      {children}
    </Link>
  ) : (
    <span className={plainClasses}>{children}</span>
  );
}

/** On the last page Next is no longer a link, so the browser drops focus: it moves to the current page's link (WCAG 2.4.3). */
function useRestoredFocus(current: number) {
  const nav = useRef<HTMLElement>(null);
  /** The page on which a link was followed, until another page is shown. */
  const pressedOn = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (pressedOn.current === undefined || pressedOn.current === current) return;
    pressedOn.current = undefined;
    if (document.activeElement === document.body) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [current]);

  return { nav, press: () => void (pressedOn.current = current) };
}

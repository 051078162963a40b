// Prev, 1, 2, 3, Next: links with addresses of their own, so pages can be kept, shared and opened without scripts. Where there is no page before or
// after, Prev or Next is only a word. https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/ (navigation)
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import type { Target } from '#routes.ts';

import { Link } from './link.tsx';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationWords {
  /** The name of the navigation. */
  name: string;
  previous: string;
  next: string;
  /** 'page': read out before each number and after Prev and Next, not shown. */
  page: string;
}

interface PaginationProps {
  /** The page that is shown, from 1. */
  current: number;
  /** How many pages there are; with one there is nothing to choose and nothing is shown. */
  count: number;
  hrefOf: (page: number) => Target;
  words: PaginationWords;
}

export function Pagination({ current, count, hrefOf, words }: PaginationProps) {
  const { nav, press } = useRestoredFocus(current);
  if (count < 2) return null;
  const hiddenWord = <span className="visually-hidden">{words.page}</span>;
  return (
    <nav ref={nav} aria-label={words.name} className="no-print">
      <ul role="list" className="pagination">
        <li>
          <AdjacentPage to={current > 1 ? hrefOf(current - 1) : undefined} onPress={press}>
            {words.previous} {hiddenWord}
          </AdjacentPage>
        </li>
        {pageNumbers(current, count).map((page) => (
          <li key={page}>
            {typeof page === 'number' ? (
              <Link to={hrefOf(page)} look="page" current={page === current ? 'page' : undefined} onClick={press}>
                {hiddenWord} {page}
              </Link>
            ) : (
              <span className="page-off">…</span>
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

/** Prev or Next: a link where it leads somewhere, a plain word where it does not. */
function AdjacentPage({ to, onPress, children }: { to: Target | undefined; onPress: () => void; children: ReactNode }) {
  return to ? (
    <Link to={to} look="page" onClick={onPress}>
      {children}
    </Link>
  ) : (
    <span className="page-off">{children}</span>
  );
}

/** Next on the last page is no link any more, so the browser drops the focus: the current page takes it (WCAG 2.4.3). */
function useRestoredFocus(current: number) {
  const nav = useRef<HTMLElement>(null);
  /** The page on which a link was pressed that has not brought another yet. */
  const pressedOn = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (pressedOn.current === undefined || pressedOn.current === current) return;
    pressedOn.current = undefined;
    if (document.activeElement === document.body) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [current]);

  return { nav, press: () => void (pressedOn.current = current) };
}

// The table of contents of a page. It marks the section being read; following a link focuses that section's heading (frame/route-change.ts).
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { Target } from '#routes.ts';

import type { LanguageAttributes } from '#ui/layout/in-language.tsx';
import { BoardPanel } from '#ui/layout/board-panel.tsx';

import { Link } from './link.tsx';

/** Distance from the top of the viewport, as a fraction of its height; a section whose top has passed it counts as being read. */
const readingLine = 1 / 5;

interface TableOfContentsProps {
  title: string;
  /** `id` is the anchor of the section. */
  parts: readonly { readonly id: string; readonly title: string }[];
  /** Of the titles of the sections. */
  lang?: LanguageAttributes | undefined;
}

export function TableOfContents({ title, parts, lang }: TableOfContentsProps) {
  const { pathname, search } = useLocation();
  const current = useCurrentPart(parts.map(({ id }) => id));
  return (
    <nav aria-labelledby="toc" className="wide:sticky wide:top-24 wide:max-h-rail wide:overflow-y-auto wide:pb-2">
      <BoardPanel ground="chinook">
        <h2 id="toc" className="text-3">
          {title}
        </h2>
        <ol role="list" className="mt-3" {...lang}>
          {parts.map((part, index) => (
            <li key={part.id}>
              <Link
                to={`${pathname}${search}#${part.id}` as Target}
                variant="toc"
                current={part.id === current && 'location'}
              >
                <span className="w-8 shrink-0 font-display font-bold">{index + 1}</span> {part.title}
              </Link>
            </li>
          ))}
        </ol>
      </BoardPanel>
    </nav>
  );
}

/** Id of the last section whose top has passed the reading line; undefined before the first. */
function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const read = () => {
      const line = window.innerHeight * readingLine;
      const passed = all
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line);
      setCurrent(passed.at(-1));
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [all]);
  return current;
}

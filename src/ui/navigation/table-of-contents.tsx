// A list of what stands on the page. The part that is being read is marked; a link brings the focus to its part's heading (frame/route-change.ts).
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { Target } from '#routes.ts';

import { Link } from './link.tsx';

/** How far down the window the line is at which a part counts as being read. */
const readingLine = 1 / 5;

interface TableOfContentsProps {
  title: string;
  /** `id` is the anchor of the part. */
  parts: readonly { readonly id: string; readonly title: string }[];
}

export function TableOfContents({ title, parts }: TableOfContentsProps) {
  const { pathname, search } = useLocation();
  const current = useCurrentPart(parts.map(({ id }) => id));
  return (
    <nav aria-labelledby="toc" className="toc">
      <h2 id="toc" className="text-3">
        {title}
      </h2>
      <ol role="list" className="mt-3">
        {parts.map((part, index) => (
          <li key={part.id}>
            <Link
              to={`${pathname}${search}#${part.id}` as Target}
              look="toc"
              current={part.id === current ? 'location' : undefined}
            >
              <span className="toc-number">{index + 1}</span> {part.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last part whose top has passed the reading line; before the first there is none. */
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

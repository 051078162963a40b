// The main content with no, one or two sidebars of widgets. In the document the sidebars come last.
import type { ReactNode } from 'react';

import { sidebarWords } from '#content/words/news.ts';
import type { PostSummary } from '#content/rules/post.ts';

import { Bookcase } from './bookcase.tsx';
import { Categories, OurServices, RecentPosts, Search, Tags } from './widgets.tsx';

export type Sidebars = 'none' | 'left' | 'right' | 'both';

interface SidebarLayoutProps {
  sidebar: Sidebars;
  recent: readonly PostSummary[];
  /** The tag or category of the current page, marked in the widgets. */
  about?: string | undefined;
  /** What follows the main content and the sidebars over the whole width, on a ground of its own. */
  end?: ReactNode;
  /** The main content: a list or a post. Between two sidebars they are items of a grid of four columns, the outer two of which the sidebars begin. */
  children: ReactNode;
}

interface Layout {
  columns: string;
  main: string;
  first: string;
  second?: string;
}

const right = '@wide/news:col-start-2 @wide/news:row-start-1';

/** Two sidebars stand on both sides only where the content between them stays wide enough to read. */
const layouts: Record<Exclude<Sidebars, 'none'>, Layout> = {
  left: {
    columns: '@wide/news:grid-cols-aside-1',
    main: right,
    first: '@wide/news:col-start-1 @wide/news:row-start-1',
  },
  right: {
    columns: '@wide/news:grid-cols-1-aside',
    main: '@wide/news:col-start-1 @wide/news:row-start-1',
    first: right,
  },
  both: {
    columns: '@wide/news:grid-cols-1-aside @page/news:grid-cols-4 @page/news:gap-x-8 @page/news:gap-y-12',
    main: '@wide/news:col-start-1 @wide/news:row-span-2 @wide/news:row-start-1 @page/news:contents',
    first: `${right} @page/news:col-start-1 @page/news:row-span-2 @page/news:row-start-1`,
    second:
      '@wide/news:col-start-2 @wide/news:row-start-2 @page/news:col-start-4 @page/news:row-span-2 @page/news:row-start-1',
  },
};

export function SidebarLayout({ sidebar, recent, about, end, children }: SidebarLayoutProps) {
  if (sidebar === 'none')
    return (
      <div className="@container/news">
        <div className="wrap py-section">{children}</div>
        {end}
      </div>
    );
  const { columns, main, first, second } = layouts[sidebar];
  const topics = (
    <>
      <Categories about={about} />
      <Tags about={about} />
    </>
  );
  const others = (
    <>
      <RecentPosts posts={recent} />
      <OurServices />
    </>
  );
  return (
    <div className="@container/news overflow-x-clip">
      <div
        className={`wrap grid grid-cols-1 gap-x-12 gap-y-16 pt-section ${end ? '@max-wide/news:pb-section' : 'pb-section'} ${columns}`}
      >
        <div className={`min-w-0 ${main}`}>{children}</div>
        {end && <div className="-mx-edge @wide/news:col-span-full">{end}</div>}
        <aside aria-label={sidebarWords.name} className={`grid min-w-0 ${first}`}>
          <Bookcase toys={second ? undefined : 'shown'}>
            <Search />
            {!second && others}
            {topics}
          </Bookcase>
        </aside>
        {second && (
          <aside aria-label={sidebarWords.second} className={`grid min-w-0 ${second}`}>
            <Bookcase toys="shown">{others}</Bookcase>
          </aside>
        )}
      </div>
    </div>
  );
}

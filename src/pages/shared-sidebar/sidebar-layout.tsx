// The main content with no, one or two sidebars of widgets. In the document the sidebars come last.
import type { ReactNode } from 'react';

import { sidebarWords } from '#content/words/news.ts';
import type { PostSummary } from '#content/rules/post.ts';

import { Bookcase, InView } from './bookcase.tsx';
import { Categories, OurServices, RecentPosts, Search, Tags } from './widgets.tsx';

export type Sidebars = 'none' | 'left' | 'right' | 'both';

interface SidebarLayoutProps {
  sidebar: Sidebars;
  recent: readonly PostSummary[];
  /** The tag or category of the current page, marked in the widgets. */
  about?: string | undefined;
  /** What follows the main content and the sidebars over the whole width, on a ground of its own. */
  end?: ReactNode;
  /** The main content: a list or a post. */
  children: ReactNode;
}

interface Layout {
  columns: string;
  main: string;
  first: string;
  second?: string;
}

const right = '@wide/news:col-start-2 @wide/news:row-start-1';
/** The two bookcases of a sidebar, which on tablets follows the content: side by side, their boards level. */
const pair =
  '@tablet/news:@max-wide/news:grid @tablet/news:@max-wide/news:grid-cols-2 @tablet/news:@max-wide/news:items-end';

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
    columns: '@wide/news:grid-cols-1-aside @wide/news:grid-rows-auto-1 @page/news:grid-cols-4 @page/news:gap-x-8',
    main: '@wide/news:col-start-1 @wide/news:row-span-2 @wide/news:row-start-1 @page/news:col-span-2 @page/news:col-start-2 @page/news:row-span-1',
    first: `${right} @page/news:col-start-1`,
    second: '@wide/news:col-start-2 @wide/news:row-start-2 @page/news:col-start-4 @page/news:row-start-1',
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
  return (
    <div className="@container/news overflow-x-clip">
      <div
        className={`wrap grid grid-cols-1 gap-x-12 gap-y-16 pt-section ${end ? '@max-wide/news:pb-section' : 'pb-section'} ${columns}`}
      >
        <div className={`min-w-0 ${main}`}>{children}</div>
        {end && <div className="-mx-edge @wide/news:col-span-full">{end}</div>}
        <aside aria-label={sidebarWords.name} className={`flex min-w-0 flex-col gap-8 ${first} ${second ? pair : ''}`}>
          <Bookcase columns={second ? 'one' : 'two'}>
            <Search />
            {!second && (
              <>
                <RecentPosts posts={recent} />
                <OurServices />
              </>
            )}
            <Tags about={about} />
          </Bookcase>
          <InView>
            <Bookcase columns="one" toy="rings">
              <Categories about={about} />
            </Bookcase>
          </InView>
        </aside>
        {second && (
          <aside aria-label={sidebarWords.second} className={`flex min-w-0 flex-col gap-8 ${second} ${pair}`}>
            {recent.length > 0 && (
              <Bookcase columns="one">
                <RecentPosts posts={recent} />
              </Bookcase>
            )}
            <InView>
              <Bookcase columns="one" toy="blocks">
                <OurServices />
              </Bookcase>
            </InView>
          </aside>
        )}
      </div>
    </div>
  );
}

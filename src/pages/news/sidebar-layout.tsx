// The main content with no, one or two sidebars of widgets. In the document the sidebars come after the main content.
import type { ReactNode } from 'react';

import { categoryFamilies, sidebarWords } from '#content/words/news.ts';
import { shortDate } from '#content/rules/dates.ts';
import { pictureFiles } from '#content/records/picture-files.ts';
import { categories, type PostSummary, tags } from '#content/posts/post.ts';
import { filterPath, newsAddress, postAddress } from '#content/rules/addresses.ts';
import { Cube } from '#ui/drawing/cube.tsx';
import { BoardPanel } from '#ui/layout/board-panel.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';

import { TagList } from './tag-list.tsx';

import { Part } from '#ui/hydration/part.tsx';

export type Sidebars = 'none' | 'left' | 'right' | 'both';

interface SidebarLayoutProps {
  sidebar: Sidebars;
  recent: readonly PostSummary[];
  /** The tag or category of the current page, marked in the widgets. */
  about?: string | undefined;
  /** The main content: a list, a post or a class. */
  children: ReactNode;
}

interface Layout {
  columns: string;
  main?: string;
  first?: string;
  second?: string;
}

/** Two sidebars stand on both sides only where the content between them stays wide enough to read. */
const layouts: Record<Sidebars, Layout> = {
  none: { columns: '' },
  left: {
    columns: '@wide/news:grid-cols-aside-1',
    main: '@wide/news:col-start-2',
    first: '@wide/news:col-start-1 @wide/news:row-start-1',
  },
  right: { columns: '@wide/news:grid-cols-1-aside' },
  both: {
    columns: '@wide/news:grid-cols-1-aside @page/news:grid-cols-5-13-5',
    main: '@wide/news:row-span-2 @page/news:row-span-1 @page/news:col-start-2 @page/news:row-start-1',
    first: '@page/news:col-start-1 @page/news:row-start-1',
    second: '@page/news:col-start-3 @page/news:row-start-1',
  },
};

const asideClasses = 'min-w-0 gap-x-10 @tablet/news:@max-wide/news:columns-2';

const searchId = 'news-search';
const NewsSearch = lazyPart<object>(async () => ({
  default: (await import('./news-search.tsx')).NewsSearch,
}));
const servicesId = 'services';
const Services = lazyPart<object>(async () => ({
  default: (await import('./services.tsx')).Services,
}));

export function SidebarLayout({ sidebar, recent, about, children }: SidebarLayoutProps) {
  const { columns, main = '', first = '', second } = layouts[sidebar];
  const recentPosts = <RecentPosts posts={recent} />;
  const topics = (
    <>
      <Categories about={about} />
      <Tags about={about} />
    </>
  );
  return (
    <div className="@container/news">
      <div className={`wrap grid gap-16 py-section @wide/news:gap-x-12 ${columns}`}>
        <div className={`min-w-0 ${main}`}>{children}</div>
        {sidebar !== 'none' && (
          <aside aria-label={sidebarWords.name} className={`${asideClasses} ${first}`}>
            <Search />
            {second ? (
              <Cupboard>{topics}</Cupboard>
            ) : (
              <>
                {recentPosts}
                <OurServices />
                <StickyWidgets>{topics}</StickyWidgets>
              </>
            )}
          </aside>
        )}
        {second && (
          <aside aria-label={sidebarWords.second} className={`${asideClasses} ${second}`}>
            <OurServices />
            <Cupboard>{recentPosts}</Cupboard>
          </aside>
        )}
      </div>
    </div>
  );
}

/**
 * The last widgets of a sidebar: beside a longer text they stay in the window. In a low window they scroll on their own; the padding leaves room for the
 * focus indicator, which that would cut off.
 */
export const StickyWidgets = ({ children }: { children: ReactNode }) => (
  <div className="top-24 -mx-2 px-2 pb-2 @wide/news:sticky @wide/news:max-h-below-header @wide/news:overflow-y-auto">
    {children}
  </div>
);

/** The last widgets of one of two sidebars: a cupboard on its board, which stays in the window too. */
const Cupboard = ({ children }: { children: ReactNode }) => (
  <StickyWidgets>
    <BoardPanel ground="wheat">
      <div className="-mb-10">{children}</div>
    </BoardPanel>
  </StickyWidgets>
);

function Widget({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="mb-10 break-inside-avoid">
      <h2 className="mb-4 border-b-board border-wood pb-2 text-3">{title}</h2>
      <div id={id}>{children}</div>
    </section>
  );
}

export const Search = () => (
  <Widget title={sidebarWords.search.title} id={searchId}>
    <Part>
      <NewsSearch />
    </Part>
  </Widget>
);

export const OurServices = () => (
  <Widget title={sidebarWords.services} id={servicesId}>
    <Part>
      <Services />
    </Part>
  </Widget>
);

/** Two posts, with thumbnails of 200 x 143 px (REQ P101, P102). */
const thumbnail = { width: 200, height: 143 } as const;

export function RecentPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Widget title={sidebarWords.recent}>
      <ul role="list" className="grid gap-5">
        {posts.slice(0, 2).map(({ slug, title, date, picture }) => (
          // The title wraps below the picture where text at 200 % has no room beside it.
          <li key={slug} className="flex flex-wrap items-center gap-4">
            <div className="aspect-200/143 max-w-30 grow basis-16 overflow-hidden rounded-field">
              <Picture picture={{ ...pictureFiles[picture.name], ...thumbnail }} alt="" sizes="200px" />
            </div>
            <p className="min-w-0 grow-2 basis-30">
              <Link to={postAddress(slug)} variant="line">
                {title}
              </Link>
              <time dateTime={date} className="block text-small text-ink-soft">
                {shortDate(date)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </Widget>
  );
}

export function Categories({ about }: { about: string | undefined }) {
  return (
    <Widget title={sidebarWords.categories}>
      <ul role="list">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={newsAddress(filterPath, { category })}
              variant="line"
              current={category === about ? 'page' : undefined}
            >
              <Cube family={categoryFamilies[category]} />
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </Widget>
  );
}

export function Tags({ about }: { about: string | undefined }) {
  return (
    <Widget title={sidebarWords.tags}>
      <TagList names={tags} about={about} />
    </Widget>
  );
}

// The main content with no, one or two sidebars of widgets. In the document the sidebars come after the main content.
import type { ReactNode } from 'react';

import { categoryFamilies, sidebarWords } from '#content/words/news.ts';
import { shortDate } from '#content/rules/dates.ts';
import { pictureFiles } from '#content/records/picture-files.ts';
import { categories, type PostSummary, tags } from '#content/posts/post.ts';
import { filterPath, newsAddress, postAddress } from '#content/rules/addresses.ts';
import { Cube } from '#ui/drawing/cube.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';

import { TagList } from './tag-list.tsx';

import type { Searchable } from '#content/posts/news.ts';
import { Part } from '#ui/hydration/part.tsx';

export type Sidebars = 'none' | 'left' | 'right' | 'both';

interface SidebarLayoutProps {
  sidebar: Sidebars;
  recent: readonly PostSummary[];
  /** The tag or category of the current page, marked in the widgets. */
  about?: string | undefined;
  /** Fetches the texts that the search widget looks through. */
  load: () => Promise<readonly Searchable[]>;
  /** The main content: a list, a post or a class. */
  children: ReactNode;
}

const layouts: Record<Sidebars, string> = {
  none: 'sidebar-layout-none',
  left: 'sidebar-layout sidebar-layout-left',
  right: 'sidebar-layout sidebar-layout-right',
  both: 'sidebar-layout sidebar-layout-both',
};

const searchId = 'news-search';
const NewsSearch = lazyPart<{ load: () => Promise<readonly Searchable[]> }>(async () => ({
  default: (await import('./news-search.tsx')).NewsSearch,
}));
const servicesId = 'services';
const Services = lazyPart<object>(async () => ({
  default: (await import('./services.tsx')).Services,
}));

export function SidebarLayout({ sidebar, recent, about, load, children }: SidebarLayoutProps) {
  const first = (
    <>
      <Widget title={sidebarWords.search.title} id={searchId}>
        <Part>
          <NewsSearch load={load} />
        </Part>
      </Widget>
      <RecentPosts posts={recent} />
    </>
  );
  const second = (
    <>
      <Categories about={about} />
      <Widget title={sidebarWords.services} id={servicesId}>
        <Part>
          <Services />
        </Part>
      </Widget>
      <Tags about={about} />
    </>
  );
  return (
    <div className="sidebar-container">
      <div className={`wrap py-section ${layouts[sidebar]}`}>
        {sidebar === 'none' ? children : <div className="sidebar-layout-main">{children}</div>}
        {sidebar === 'both' && (
          <>
            <aside aria-label={sidebarWords.name} className="sidebar-first">
              {first}
            </aside>
            <aside aria-label={sidebarWords.second} className="sidebar-second">
              {second}
            </aside>
          </>
        )}
        {(sidebar === 'left' || sidebar === 'right') && (
          <aside aria-label={sidebarWords.name} className="sidebar-first">
            {first}
            {second}
          </aside>
        )}
      </div>
    </div>
  );
}

function Widget({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="widget">
      <h2 className="widget-title text-3">{title}</h2>
      <div id={id}>{children}</div>
    </section>
  );
}

/** Two posts, with thumbnails of 200 x 143 px (REQ P101, P102). */
const thumbnail = { width: 200, height: 143 } as const;

function RecentPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Widget title={sidebarWords.recent}>
      <ul role="list" className="grid gap-5">
        {posts.slice(0, 2).map(({ slug, title, date, picture }) => (
          <li key={slug} className="recent">
            <div className="recent-picture">
              <Picture picture={{ ...pictureFiles[picture.name], ...thumbnail }} alt="" sizes="200px" />
            </div>
            <p>
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

function Categories({ about }: { about: string | undefined }) {
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

function Tags({ about }: { about: string | undefined }) {
  return (
    <Widget title={sidebarWords.tags}>
      <TagList names={tags} about={about} />
    </Widget>
  );
}

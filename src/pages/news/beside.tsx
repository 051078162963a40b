// What stands beside a list or a post: widgets, in one column or divided between two. In the document they come after what they stand beside.
import type { ReactNode } from 'react';

import { categoryFamilies, sidebarWords } from '#content/words/news.ts';
import { shortDate } from '#content/rules/dates.ts';
import { pictureFiles } from '#content/records/picture-files.ts';
import { categories, type PostSummary, tags } from '#content/posts/post.ts';
import { filterPath, newsAddress, postAddress } from '#content/rules/addresses.ts';
import { Cube } from '#ui/drawing/cube.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';

import { TagList } from './tag-list.tsx';

import type { Searchable } from '#content/posts/news.ts';
import { Part } from '#ui/hydration/part.tsx';

export type Sidebars = 'none' | 'left' | 'right' | 'both';

interface BesideProps {
  sidebar: Sidebars;
  recent: readonly PostSummary[];
  /** The tag or category that is shown. */
  about?: string | undefined;
  /** Fetches what the search looks through. */
  load: () => Promise<readonly Searchable[]>;
  /** The list or the post. */
  children: ReactNode;
}

const places: Record<Sidebars, string> = {
  none: 'beside-none',
  left: 'beside beside-left',
  right: 'beside beside-right',
  both: 'beside beside-both',
};

const searchPlace = 'news-search';
const NewsSearch = hydrateOnVisible<{ load: () => Promise<readonly Searchable[]> }>(searchPlace, async () => ({
  default: (await import('./news-search.tsx')).NewsSearch,
}));
const servicesPlace = 'services';
const Services = hydrateOnVisible<object>(servicesPlace, async () => ({
  default: (await import('./services.tsx')).Services,
}));

export function Beside({ sidebar, recent, about, load, children }: BesideProps) {
  const first = (
    <>
      <Widget title={sidebarWords.search.title} id={searchPlace}>
        <Part>
          <NewsSearch load={load} />
        </Part>
      </Widget>
      <Recent posts={recent} />
    </>
  );
  const second = (
    <>
      <Categories about={about} />
      <Widget title={sidebarWords.services} id={servicesPlace}>
        <Part>
          <Services />
        </Part>
      </Widget>
      <Tags about={about} />
    </>
  );
  return (
    <div className="beside-room">
      <div className={`wrap py-section ${places[sidebar]}`}>
        {sidebar === 'none' ? children : <div className="beside-main">{children}</div>}
        {sidebar === 'both' && (
          <>
            <aside aria-label={sidebarWords.name} className="beside-first">
              {first}
            </aside>
            <aside aria-label={sidebarWords.second} className="beside-second">
              {second}
            </aside>
          </>
        )}
        {(sidebar === 'left' || sidebar === 'right') && (
          <aside aria-label={sidebarWords.name} className="beside-first">
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

function Recent({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <Widget title={sidebarWords.recent}>
      <ul role="list" className="grid gap-5">
        {posts.slice(0, 2).map(({ slug, title, date, picture }) => (
          <li key={slug} className="recent">
            <div className="recent-picture">
              <Picture picture={{ ...pictureFiles[picture.name], ...thumbnail }} alt="" sizes="200px" />
            </div>
            <p>
              <Link to={postAddress(slug)} look="line">
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
              look="line"
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

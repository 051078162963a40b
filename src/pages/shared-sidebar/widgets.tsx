// The widgets of a sidebar, each in a compartment of it.
import type { ReactNode } from 'react';

import { categoryFamilies, sidebarWords } from '#content/words/news.ts';
import { shortDate } from '#content/rules/dates.ts';
import type { PostSummary } from '#content/rules/post.ts';
import { categories, tags } from '#content/values/lists.ts';
import { filterPath, newsAddress, postAddress } from '#content/rules/addresses.ts';
import { Cube } from '#ui/drawing/cube.tsx';
import { NewsSearch } from './news-search.tsx';
import { Services } from './services.tsx';
import { Part } from '#runtime/part.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

import { Compartment } from './bookcase.tsx';
import { TagList } from './tag-list.tsx';

const searchId = 'news-search';
const servicesId = 'services';

function Widget({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Compartment>
      <section>
        <h2 className="mb-4 border-b-8 border-wood pb-2 text-3">{title}</h2>
        <div id={id}>{children}</div>
      </section>
    </Compartment>
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
const thumbnailOf = ({ name, alt, widths }: PostSummary['picture']) => ({ name, alt, widths, width: 200, height: 143 });

export function RecentPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (!posts.length) return null;
  return (
    <Widget title={sidebarWords.recent}>
      <ul role="list" className="grid gap-5">
        {posts.slice(0, 2).map(({ slug, title, lang, date, picture }) => (
          // The title wraps below the picture where text at 200 % has no room beside it.
          <li key={slug} className="flex flex-wrap items-center gap-4">
            <div className="aspect-200/143 max-w-30 grow basis-16 overflow-hidden rounded-field">
              <Picture picture={thumbnailOf(picture)} alt="" sizes="200px" />
            </div>
            <p className="min-w-0 grow-2 basis-30">
              <Link to={postAddress(slug)} variant="line">
                <InLanguage lang={lang}>{title}</InLanguage>
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
            <Link to={newsAddress(filterPath, { category })} variant="line" current={category === about}>
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
  if (!tags.length) return null;
  return (
    <Widget title={sidebarWords.tags}>
      <TagList names={tags} about={about} />
    </Widget>
  );
}

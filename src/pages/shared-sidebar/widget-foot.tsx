// The widgets of a sidebar below the main content, side by side: for a page whose text is too short for a column beside it, or that has a column of its own.
import { sidebarWords } from '#content/words/news.ts';
import type { PostSummary } from '#content/rules/post.ts';

import { Categories, OurServices, RecentPosts, Search, Tags } from './widgets.tsx';

const grounds = { paper: '', wheat: 'bg-paper-2' } as const;

export interface WidgetFootProps {
  recent: readonly PostSummary[];
  /** Not that of what is above. */
  ground: keyof typeof grounds;
}

export const WidgetFoot = ({ recent, ground }: WidgetFootProps) => (
  <aside
    aria-label={sidebarWords.name}
    className={`@container/news more-contrast:border-t-2 more-contrast:border-ink ${grounds[ground]}`}
  >
    <div className="wrap grid gap-x-12 pt-section pb-10 @tablet/news:grid-cols-2 @page/news:grid-cols-4">
      <div className="pb-10">
        <Search />
        <Tags about={undefined} />
      </div>
      <RecentPosts posts={recent} />
      <OurServices />
      <Categories about={undefined} />
    </div>
  </aside>
);

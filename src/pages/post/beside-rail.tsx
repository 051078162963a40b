// A post beside a rail of its own facts, which stays in the window. In the document and on phones the rail follows the post.
import type { ReactNode } from 'react';

import type { PostPage } from '#content/posts/news.ts';
import { StickyWidgets } from '#pages/news/sidebar-layout.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';

type Facts = Omit<PostPage, 'recent'>;

const PostRail = lazyPart<Facts>(async () => ({ default: (await import('./post-rail.tsx')).PostRail }));
export const WidgetFoot = lazyPart<Pick<PostPage, 'recent'>>(async () => ({
  default: (await import('#pages/news/widget-foot.tsx')).WidgetFoot,
}));

export const BesideRail = ({ children, ...facts }: Facts & { children: ReactNode }) => (
  <div className="@container/news">
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-16 pb-section @wide/news:grid-cols-aside-1">
      <div className="min-w-0 @wide/news:col-start-2">{children}</div>
      <aside aria-labelledby="rail" className="min-w-0 @wide/news:col-start-1 @wide/news:row-start-1 @wide/news:pt-16">
        <StickyWidgets>
          <Part>
            <PostRail {...facts} />
          </Part>
        </StickyWidgets>
      </aside>
    </div>
  </div>
);

// A post beside a rail of its own facts, which stays in the window as long as the post does. In the document and on phones the rail follows the post.
import type { ReactNode } from 'react';

import type { PostPage } from '#content/rules/news.ts';
import { InView } from '#pages/shared-sidebar/bookcase.tsx';
import { PostRail } from './post-rail.tsx';
import { Part } from '#runtime/part.tsx';

type Rail = Omit<PostPage, 'recent'>;

interface BesideRailProps extends Rail {
  /** What follows over the whole width. */
  end: ReactNode;
  children: ReactNode;
}

export const BesideRail = ({ children, end, ...rail }: BesideRailProps) => (
  <div className="@container/news overflow-x-clip">
    <div className="wrap grid grid-cols-1 gap-x-12 gap-y-16 pt-section @max-wide/news:pb-section @wide/news:grid-cols-aside-1">
      <div className="min-w-0 @wide/news:col-start-2 @wide/news:row-start-1">{children}</div>
      {end && <div className="-mx-edge @wide/news:col-span-full">{end}</div>}
      <aside aria-labelledby="rail" className="min-w-0 @wide/news:col-start-1 @wide/news:row-start-1">
        <InView>
          <Part>
            <PostRail {...rail} />
          </Part>
        </InView>
      </aside>
    </div>
  </div>
);

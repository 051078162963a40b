// The posts of a landing page. Their code and their data are fetched when the section comes near: a page that carried the data would take a round trip more.
import type { PartLook } from '#content/layouts/landing.ts';
import type { PostSummary } from '#content/posts/post.ts';
import { recentKey } from '#content/queries.ts';
import { newsHeading, newsId } from '#sections/landing/landing-news.tsx';
import { whenNear } from '#ui/when-near.ts';

import { dataOf, usePageData } from './page-data.tsx';

interface LandingPostsProps {
  look: PartLook<'news'>;
}

export const LandingPosts = whenNear<LandingPostsProps>(newsId, async () => {
  const [{ NewsCarousel }] = await Promise.all([import('#sections/landing/news-carousel.tsx'), dataOf(recentKey)]);
  return {
    default: function Posts({ look }) {
      const posts = usePageData<readonly PostSummary[]>(recentKey) ?? [];
      return <NewsCarousel labelledBy={newsHeading} look={look} posts={posts} />;
    },
  };
});

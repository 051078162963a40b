// The posts of a landing page, which turn.
import type { PartLook } from '#content/layouts/landing.ts';
import type { PostSummary } from '#content/posts/post.ts';
import { recentKey } from '#content/queries.ts';
import { newsHeading, newsId } from '#sections/landing/landing-news.tsx';
import { hydrateOnVisible } from '#ui/hydrate-on-visible.tsx';

import { usePageData } from './page-data.tsx';

const NewsCarousel = hydrateOnVisible(newsId, async () => ({
  default: (await import('#sections/landing/news-carousel.tsx')).NewsCarousel,
}));

export function LandingPosts({ look }: { look: PartLook<'news'> }) {
  const posts = usePageData<readonly PostSummary[]>(recentKey) ?? [];
  return <NewsCarousel labelledBy={newsHeading} look={look} posts={posts} />;
}

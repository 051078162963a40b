// The posts of a landing page, which turn.
import type { PartLook } from '#content/layouts/landing.ts';
import type { PostSummary } from '#content/posts/post.ts';
import { recentKey } from '#content/rules/addresses.ts';
import { newsHeading, newsId } from './landing-news.tsx';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';

import { usePageData } from '#pages/page-data.tsx';

const NewsCarousel = hydrateOnVisible(newsId, async () => ({
  default: (await import('./news-carousel.tsx')).NewsCarousel,
}));

export function LandingPosts({ look }: { look: PartLook<'news'> }) {
  const posts = usePageData<readonly PostSummary[]>(recentKey) ?? [];
  return <NewsCarousel labelledBy={newsHeading} look={look} posts={posts} />;
}

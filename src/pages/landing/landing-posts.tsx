// The carousel of the newest posts.
import type { PartVariant } from '#content/layouts/landing.ts';
import type { PostSummary } from '#content/posts/post.ts';
import { recentKey } from '#content/rules/addresses.ts';
import { newsHeading } from './landing-news.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';

import { usePageData } from '#pages/page-data.tsx';

const NewsCarousel = lazyPart(async () => ({
  default: (await import('./news-carousel.tsx')).NewsCarousel,
}));

export function LandingPosts({ variant }: { variant: PartVariant<'news'> }) {
  const posts = usePageData<readonly PostSummary[]>(recentKey) ?? [];
  return <NewsCarousel labelledBy={newsHeading} variant={variant} posts={posts} />;
}

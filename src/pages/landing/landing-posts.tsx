// The carousel of the newest posts.
import type { PartVariant } from './landing-layouts.ts';
import type { PostHeadline, PostSummary } from '#content/rules/post.ts';
import { headlinesKey, recentKey } from '#content/rules/addresses.ts';
import { newsHeading } from './landing-news.tsx';
import { NewsCarousel } from './news-carousel.tsx';

import { usePageData } from '#pages/page-data.tsx';

export const LandingPosts = ({ variant }: { variant: PartVariant<'news'> }) =>
  variant === 'headlines' ? <Headlines /> : <Summaries variant={variant} />;

function Headlines() {
  const posts = usePageData<readonly PostHeadline[]>(headlinesKey) ?? [];
  return <NewsCarousel labelledBy={newsHeading} variant="headlines" posts={posts} />;
}

function Summaries({ variant }: { variant: Exclude<PartVariant<'news'>, 'headlines'> }) {
  const posts = usePageData<readonly PostSummary[]>(recentKey) ?? [];
  return <NewsCarousel labelledBy={newsHeading} variant={variant} posts={posts} />;
}

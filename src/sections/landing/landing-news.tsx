// From the Blog: the newest posts. What turns is its own chunk, fetched when the section comes near.
import { Suspense } from 'react';

import { landingWords } from '#content/landing.ts';
import type { PartLook } from '#content/layouts/landing.ts';
import type { PostSummary } from '#content/posts/post.ts';
import { Link } from '#ui/link.tsx';
import { whenNear } from '#ui/when-near.ts';

const id = 'from-the-blog';
const heading = 'from-the-blog-title';

interface TurningProps {
  labelledBy: string;
  look: PartLook<'news'>;
  posts: readonly PostSummary[];
}

const Turning = whenNear<TurningProps>(id, async () => ({
  default: (await import('./news-carousel.tsx')).NewsCarousel,
}));

const grounds: Record<PartLook<'news'>, string> = {
  skyline: 'py-section',
  headlines: 'band bg-rosehip-tint',
  discs: 'py-section',
};

export function LandingNews({ look, posts }: Omit<TurningProps, 'labelledBy'>) {
  const { title, to } = landingWords.allNews;
  return (
    <section id={id} className={grounds[look]}>
      <div className="wrap landing-news">
        <h2 id={heading}>{landingWords.news}</h2>
        <Suspense>
          <Turning labelledBy={heading} look={look} posts={posts} />
        </Suspense>
        <p className="mt-6">
          <Link to={to} look="line">
            {title}
          </Link>
        </p>
      </div>
    </section>
  );
}

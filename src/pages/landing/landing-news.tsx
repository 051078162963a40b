// From the Blog: a heading, the carousel of the newest posts as its children, and the link to all posts.
import type { ReactNode } from 'react';

import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from './landing-layouts.ts';
import { Band, type BandGround } from '#ui/layout/band.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Part } from '#runtime/part.tsx';

export const newsId = 'from-the-blog';
export const newsHeading = 'from-the-blog-title';

const grounds: Record<PartVariant<'news'>, BandGround> = { skyline: 'paper', headlines: 'rosehip', discs: 'paper' };

export function LandingNews({ variant, children }: { variant: PartVariant<'news'>; children: ReactNode }) {
  const { title, to } = landingWords.allNews;
  return (
    <Band id={newsId} ground={grounds[variant]}>
      <div className="wrap">
        <h2 id={newsHeading}>{landingWords.news}</h2>
        <Part>{children}</Part>
        <p className="mt-6">
          <Link to={to} variant="line">
            {title}
          </Link>
        </p>
      </div>
    </Band>
  );
}

// The newsletter: text, and the form as its children. It is the last section, so its lower edge leads over to the footer.
import type { ReactNode } from 'react';

import type { PartLook } from '#content/layouts/landing.ts';
import { newsletter } from '#content/words/template-forms.ts';
import { Board } from '#ui/layout/board.tsx';
import { Hills } from '#ui/drawing/hills.tsx';

interface LandingNewsletterProps {
  look: PartLook<'letter'>;
  children: ReactNode;
}

const looks: Record<PartLook<'letter'>, { ground: string; inside?: string; foot: ReactNode }> = {
  hills: {
    ground: 'sky pt-section',
    foot: (
      <>
        <Hills place="behind" />
        <Hills place="front" />
      </>
    ),
  },
  board: {
    ground: 'bg-paper-2 pt-section more-contrast:border-t-2 more-contrast:border-ink',
    inside: 'pb-section',
    foot: <Board />,
  },
  stage: { ground: 'bg-stage py-section more-contrast:border-t-2 more-contrast:border-ink', foot: null },
};

export function LandingNewsletter({ look, children }: LandingNewsletterProps) {
  const { ground, inside = '', foot } = looks[look];
  return (
    <section className={`no-print ${ground}`}>
      <div className={`wrap landing-letter ${inside}`}>
        <div>
          <h2 id="letter">{newsletter.title}</h2>
          <p className="mt-4 max-w-lead text-lead">{newsletter.text}</p>
        </div>
        {children}
      </div>
      {foot}
    </section>
  );
}

// The newsletter: text, and the form as its children. It is the last section, so its lower edge leads over to the footer.
import type { ReactNode } from 'react';

import type { PartVariant } from '#content/layouts/landing.ts';
import { newsletter } from '#content/site/words/forms.ts';
import { Band } from '#ui/layout/band.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { Sky } from '#ui/layout/sky.tsx';

interface Children {
  children: ReactNode;
}

interface LandingNewsletterProps extends Children {
  variant: PartVariant<'letter'>;
}

const grounds: Record<PartVariant<'letter'>, (props: Children) => ReactNode> = {
  hills: Sky,
  board: OnBoard,
  stage: OnStage,
};

export function LandingNewsletter({ variant, children }: LandingNewsletterProps) {
  const Ground = grounds[variant];
  return (
    <div className="print:hidden!">
      <Ground>
        <div className="relative z-4 wrap">
          <Columns split="even" align="center">
            <div>
              <h2 id="letter">{newsletter.title}</h2>
              <p className="mt-4 max-w-lead text-lead">{newsletter.text}</p>
            </div>
            {children}
          </Columns>
        </div>
      </Ground>
    </div>
  );
}

function OnBoard({ children }: Children) {
  return <Band ground="wheat">{children}</Band>;
}

function OnStage({ children }: Children) {
  return <Band ground="stage">{children}</Band>;
}

// The call to enrol: one large sentence and one button, with toy blocks on a board, a rainbow, or a hill as wide as the page.
import type { ReactNode } from 'react';

import { landingLang } from '#content/site/words/landing.ts';
import { house } from '#content/site/words/landing-parts.ts';
import type { Story } from './story.ts';
import { landingWords } from '#content/words/landing.ts';
import type { PartVariant } from './landing-layouts.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { Hill } from '#ui/layout/hill.tsx';
import { Bow } from '#ui/drawing/bow.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Mark } from '#ui/drawing/mark.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Lead } from '#ui/layout/lead.tsx';

type Variant = PartVariant<'call'>;
type Call = Story['call'];

const variants: Record<Variant, (call: Call) => ReactNode> = { board: Blocks, bow: UnderBow, hill: OnHill };

export function LandingCall({ variant, story }: { variant: Variant; story: Story }) {
  const Composition = variants[variant];
  return <Composition {...story.call} />;
}

function Words({ title, text, size }: Call & { size: string }) {
  const { title: more, label, to } = landingWords.more;
  return (
    <>
      <h2 id="join" className={size} {...landingLang}>
        {title}
      </h2>
      <Lead>
        <InLanguage lang={landingLang}>{text}</InLanguage>
      </Lead>
      <p className="mt-8">
        <Link to={to} button="solid" label={label}>
          {more}
        </Link>
      </p>
    </>
  );
}

const toys = ['rings', 'blocks'] as const;

function Blocks(call: Call) {
  return (
    <Band ground="canola" foot="board">
      <div className="wrap">
        <Columns split="7-5" distance="far">
          <div className="wide:pb-section">
            <Words {...call} size="text-hero" />
          </div>
          <div className="grid max-w-card grid-cols-2 items-end wide:max-w-full">
            {toys.map((name) => (
              // The drawings have empty space around them; side by side they are scaled up to fill it.
              <div key={name} className="flex aspect-22/17 origin-bottom wide:scale-120">
                <Drawing name={name} size="cubby" />
              </div>
            ))}
          </div>
        </Columns>
      </div>
      <Board />
    </Band>
  );
}

function UnderBow(call: Call) {
  return (
    <section className="overflow-clip bg-stage more-contrast:border-y-2">
      <div className="wrap">
        <Columns split="7-5" distance="near">
          <div className="pt-section pb-12 wide:pb-section">
            <Words {...call} size="text-hero" />
          </div>
          <div className="bow-in-column">
            <Bow>
              <Picture picture={house} sizes="(min-width: 60rem) 27rem, 92vw" />
            </Bow>
          </div>
        </Columns>
      </div>
    </section>
  );
}

function OnHill(call: Call) {
  return (
    <section className="overflow-clip bg-chinook-tint">
      <Hill>
        <div className="wrap flex items-end justify-between gap-x-16 pt-16 wide:pt-30">
          <div className="pb-section">
            <Words {...call} size="text-quote" />
          </div>
          <div className="always-lit w-1/5 shrink-0 max-tablet:hidden">
            <Mark />
          </div>
        </div>
      </Hill>
    </section>
  );
}

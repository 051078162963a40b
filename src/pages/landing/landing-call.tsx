// The call to enrol: one large sentence and one button, with toy blocks on a board, half a rainbow at the right edge, or a hill as wide as the page.
import type { ReactNode } from 'react';

import { shots } from '#content/words/landing-parts.ts';
import { landingWords, type Story } from '#content/words/landing.ts';
import type { PartLook } from '#content/layouts/landing.ts';
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Bow } from '#ui/drawing/bow.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Lantern } from '#ui/drawing/lantern.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Picture } from '#ui/media/picture.tsx';

type Look = PartLook<'call'>;
type Call = Story['call'];

const looks: Record<Look, (call: Call) => ReactNode> = { board: Blocks, bow: HalfBow, hill: Hill };

export function LandingCall({ look, story }: { look: Look; story: Story }) {
  const Composition = looks[look];
  return <Composition {...story.call} />;
}

function Words({ title, text, size }: Call & { size: string }) {
  const { title: more, label, to } = landingWords.more;
  return (
    <>
      <h2 id="join" className={size}>
        {title}
      </h2>
      <p className="mt-5 max-w-lead text-lead">{text}</p>
      <p className="mt-8">
        <Link to={to} button="solid" label={label}>
          {more}
        </Link>
      </p>
    </>
  );
}

function Blocks(call: Call) {
  return (
    <Band ground="canola" foot="board">
      <div className="wrap call-blocks">
        <div className="wide:pb-section">
          <Words {...call} size="text-hero" />
        </div>
        <div className="call-toys">
          <Drawing name="people" size="cubby" />
          <Drawing name="blocks" size="cubby" />
        </div>
      </div>
      <Board />
    </Band>
  );
}

function HalfBow(call: Call) {
  return (
    <section className="call-bow bg-stage">
      <div className="wrap call-bow-columns">
        <div className="py-section">
          <Words {...call} size="text-hero" />
        </div>
        <div className="call-bow-picture">
          <Bow>
            <Picture {...shots.house} sizes="(min-width: 60rem) 36rem, 92vw" />
          </Bow>
        </div>
      </div>
    </section>
  );
}

function Hill(call: Call) {
  return (
    <section className="landing-hill bg-chinook-tint">
      <div className="voices-hill">
        <div className="wrap call-hill">
          <div>
            <Words {...call} size="large-words" />
          </div>
          <div className="call-lantern">
            <Lantern />
          </div>
        </div>
      </div>
    </section>
  );
}

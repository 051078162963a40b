// The current offer as a marquee, if there is one.
import { ribbon } from '#content/site/words/home.ts';
import { ribbonWords } from '#content/words/home.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Marquee } from '#ui/motion/marquee.tsx';

export function Ribbon() {
  if (!ribbon) return null;
  return (
    <div className="print:hidden!">
      <Marquee
        {...ribbonWords}
        text={ribbon.text}
        note={ribbon.conditions}
        between={<Drawing name="small-bow" size="ribbon" />}
      />
    </div>
  );
}

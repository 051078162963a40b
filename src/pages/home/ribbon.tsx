// The current offer as a marquee, if there is one.
import { homeLang, ribbon } from '#content/site/words/home.ts';
import { ribbonWords } from '#content/words/home.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Marquee } from '#ui/motion/marquee.tsx';

export function Ribbon() {
  if (!ribbon) return null;
  return (
    <div className="print:hidden!">
      <Marquee
        {...ribbonWords}
        text={homeLang ? <span {...homeLang}>{ribbon.text}</span> : ribbon.text}
        note={homeLang && ribbon.conditions ? <span {...homeLang}>{ribbon.conditions}</span> : ribbon.conditions}
        between={<Drawing name="small-bow" size="ribbon" />}
      />
    </div>
  );
}

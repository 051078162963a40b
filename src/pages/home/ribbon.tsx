// The current offer as a marquee.
import { ribbon } from '#content/words/home.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Marquee } from '#ui/motion/marquee.tsx';

export function Ribbon() {
  const { name, text, conditions, play, pause } = ribbon;
  return (
    <div className="print:hidden!">
      <Marquee
        name={name}
        text={text}
        note={conditions}
        between={<Drawing name="small-bow" size="ribbon" />}
        play={play}
        pause={pause}
      />
    </div>
  );
}

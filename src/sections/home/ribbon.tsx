// The offer, on a ribbon that passes by.
import { ribbon } from '#content/home.ts';
import { Drawing } from '#ui/drawing.tsx';
import { Marquee } from '#ui/marquee.tsx';

export function Ribbon() {
  const { name, text, conditions, play, pause } = ribbon;
  return (
    <div className="no-print">
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

// /outdoorplay: the yard, the weather we go out in, and what to pack.
import { bag, outdoorHead, weather } from '#content/outdoor-play.ts';
import { Bag } from '#sections/outdoor/bag.tsx';
import { OutdoorHead } from '#sections/outdoor/outdoor-head.tsx';
import { Weather } from '#sections/outdoor/weather.tsx';
import { Sections } from '#ui/part.tsx';

export function OutdoorPlay() {
  return (
    <Sections>
      <OutdoorHead {...outdoorHead} />
      <Weather {...weather} />
      <Bag {...bag} />
    </Sections>
  );
}

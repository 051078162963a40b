// /outdoorplay: the yard, the weather we go out in, and what to pack.
import { bag, outdoorHead, weather } from '#content/words/outdoor-play.ts';
import { Bag } from './bag.tsx';
import { OutdoorHead } from './outdoor-head.tsx';
import { Weather } from './weather.tsx';
import { Sections } from '#ui/hydration/part.tsx';

export function OutdoorPlay() {
  return (
    <Sections>
      <OutdoorHead {...outdoorHead} />
      <Weather {...weather} />
      <Bag {...bag} />
    </Sections>
  );
}

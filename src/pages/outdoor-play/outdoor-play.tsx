// /outdoorplay: the yard, the weather we go out in, and what to pack.
import { bag, outdoorHead, weather } from '#content/site/words/outdoor-play.ts';
import { Bag } from './bag.tsx';
import { OutdoorHead } from './outdoor-head.tsx';
import { Weather } from './weather.tsx';
import { Page } from '#pages/page.tsx';

export function OutdoorPlay() {
  return (
    <Page path="/outdoorplay">
      <OutdoorHead {...outdoorHead} />
      {weather && <Weather {...weather} />}
      <Bag {...bag} />
    </Page>
  );
}

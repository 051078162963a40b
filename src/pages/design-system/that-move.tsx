// What moves or comes by itself, each with the way to stop it.
import { useState } from 'react';

import { momentInWords } from '#content/rules/dates.ts';
import { moveGroup, partWords } from '#content/words/design-system.ts';
import { galleryItems, galleryWords } from '#content/records/gallery.ts';
import { provider } from '#content/records/provider.ts';
import { Button } from '#ui/control/button.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { nextMonthAt, offsetMinutes } from '#ui/motion/countdown-target.ts';
import { Countdown } from '#ui/motion/countdown.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { FigureList } from '#ui/layout/figure-list.tsx';
import { FilterTabs } from '#ui/control/filter-tabs.tsx';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Marquee } from '#ui/motion/marquee.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { toast } from '#ui/overlay/toast-store.ts';

import { Group } from './group.tsx';
import { Part, partId, WithScripts } from './part.tsx';

const { marquee, countdown, beads, cubes, toasts, filter } = moveGroup;
const offset = offsetMinutes(provider.utcOffset);
const houses = ['arch', 'roof', 'hill'] as const;

export function ThatMove() {
  return (
    <Group id="move" title={moveGroup.title} lead={moveGroup.lead} ground="chinook">
      <Part name="Carousel" tray="below">
        <Carousel
          labelledBy={partId('Carousel')}
          view="gallery"
          words={galleryWords.carousel}
          slides={galleryItems.slice(0, 6).map(({ id, large, alt, title }, index) => ({
            id,
            content: (
              <figure>
                <FrameShape shape={houses[index % 3]!} ratio="house">
                  <Picture picture={large} alt={alt} sizes="(max-width: 767px) 90vw, (max-width: 1023px) 46vw, 25rem" />
                </FrameShape>
                <figcaption className="border-t-board border-wood-deep pt-2 font-semibold">{title}</figcaption>
              </figure>
            ),
          }))}
        />
      </Part>
      <Part name="FilterTabs">
        <ExampleFilter />
      </Part>
      <Part name="Marquee" tray="below">
        <Marquee {...marquee} between={<Drawing name="small-bow" size="ribbon" />} />
      </Part>
      <Part name="Countdown">
        <Countdown
          targetOf={(now) => nextMonthAt(now, offset)}
          offset={offset}
          inWords={momentInWords}
          words={countdown}
        />
      </Part>
      <Part name="FigureList" tray="below">
        <div className="grid gap-12">
          <FigureList look="beads" figures={beads} />
          <FigureList look="cubes" figures={cubes} />
        </div>
      </Part>
      <Part name="Toaster">
        <WithScripts>
          <ExampleToasts />
        </WithScripts>
      </Part>
    </Group>
  );
}

function ExampleFilter() {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <FilterTabs
        id="example-filter"
        label={filter.label}
        tabs={filter.tabs.map(({ title }) => title)}
        selected={chosen}
        onSelect={setChosen}
        panelId="example-filter-panel"
      />
      <div id="example-filter-panel" role="tabpanel" aria-labelledby={`example-filter-${chosen}`} tabIndex={0}>
        <p className="mt-4 no-scripts:hidden">{filter.tabs[chosen]?.text}</p>
        <p className="hidden no-scripts:block">{partWords.scriptsOff}</p>
      </div>
    </>
  );
}

function ExampleToasts() {
  async function wait() {
    const id = toast.loading(toasts.loading.text);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    toast.success(toasts.loading.done, { id });
  }
  return (
    <div className="flex flex-wrap gap-4">
      {(['blank', 'success', 'error'] as const).map((kind) => (
        <Button key={kind} look="outline" onClick={() => void toast[kind](toasts[kind].text)}>
          {toasts[kind].press}
        </Button>
      ))}
      <Button look="outline" onClick={() => void wait()}>
        {toasts.loading.press}
      </Button>
    </div>
  );
}

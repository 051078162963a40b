// Components that move or appear by themselves, each with its way to stop.
import { useState } from 'react';

import { moveGroup, componentWords } from '#content/words/design-system.ts';
import { provider } from '#content/site/provider.ts';
import { galleryItems } from '#content/values/lists.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { Button } from '#ui/control/button.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { NextMonthCountdown } from '#ui/motion/next-month-countdown.tsx';
import { Part } from '#runtime/part.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { FigureList, figureListVariants } from '#ui/layout/figure-list.tsx';
import { FilterTabs } from '#ui/control/filter-tabs.tsx';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Marquee } from '#ui/motion/marquee.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { toast } from '#ui/overlay/toast-store.ts';

import { SampleGroup } from './sample-group.tsx';
import { ComponentSample, sampleId, WithScripts } from './component-sample.tsx';

const { marquee, countdown, beads, cubes, toasts, filter } = moveGroup;
const houses = ['arch', 'roof', 'hill'] as const;

export function MotionSamples() {
  return (
    <SampleGroup id="move" title={moveGroup.title} lead={moveGroup.lead} ground="chinook">
      <ComponentSample name="Carousel" tray="below">
        <Carousel
          labelledBy={sampleId('Carousel')}
          view="gallery"
          words={galleryWords.carousel}
          slides={galleryItems.slice(0, 6).map(({ id, picture, title, lang }, index) => ({
            id,
            content: (
              <figure>
                <FrameShape shape={houses[index % 3]!} ratio="house">
                  <Picture picture={picture} sizes="(max-width: 767px) 90vw, (max-width: 1023px) 46vw, 25rem" />
                </FrameShape>
                <figcaption className="border-t-8 border-wood-deep pt-2 font-semibold" {...lang}>
                  {title}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </ComponentSample>
      <ComponentSample name="FilterTabs">
        <ExampleFilter />
      </ComponentSample>
      <ComponentSample name="Marquee" tray="below">
        <Marquee {...marquee} between={<Drawing name="small-bow" size="ribbon" />} />
      </ComponentSample>
      <ComponentSample name="Countdown">
        <Part>
          <NextMonthCountdown offset={provider.utcOffset} words={countdown} />
        </Part>
      </ComponentSample>
      <ComponentSample name="FigureList" tray="below" variants={figureListVariants}>
        <div className="grid gap-12">
          <FigureList variant="beads" figures={beads} />
          <FigureList variant="cubes" figures={cubes} />
        </div>
      </ComponentSample>
      <ComponentSample name="Toaster">
        <WithScripts>
          <ExampleToasts />
        </WithScripts>
      </ComponentSample>
    </SampleGroup>
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
        <p className="hidden no-scripts:block">{componentWords.scriptsOff}</p>
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
        <Button key={kind} variant="outline" onClick={() => void toast[kind](toasts[kind].text)}>
          {toasts[kind].press}
        </Button>
      ))}
      <Button variant="outline" onClick={() => void wait()}>
        {toasts.loading.press}
      </Button>
    </div>
  );
}

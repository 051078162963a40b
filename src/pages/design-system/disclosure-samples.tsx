// Components that open: accordion, dialog, lightbox and video dialog.
import { useRef, useState } from 'react';

import { openGroup } from '#content/words/design-system.ts';
import { mainFilm } from '#content/values/recordings.ts';
import { filmWords } from '#content/words/films.ts';
import { galleryItems } from '#content/values/lists.ts';
import { title as galleryTitle } from '#content/site/words/gallery.ts';
import { galleryWords } from '#content/words/gallery.ts';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Accordion } from '#ui/control/accordion.tsx';
import { Button } from '#ui/control/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LightboxLink } from '#ui/overlay/lightbox-link.tsx';
import { useLightbox } from '#ui/overlay/use-lightbox.tsx';
import { VideoDialog } from '#ui/overlay/video-dialog.tsx';

import { SampleGroup } from './sample-group.tsx';
import { ComponentSample, WithScripts } from './component-sample.tsx';

const { accordion, dialog } = openGroup;
const withBody = <Item extends { text: string }>({ text, ...rest }: Item) => ({ ...rest, body: <p>{text}</p> });

export function DisclosureSamples() {
  return (
    <SampleGroup id="open" title={openGroup.title} lead={openGroup.lead} ground="saskatoon">
      <ComponentSample name="Accordion">
        <Accordion level={4} initial={accordion[0].value} items={accordion.map(withBody)} />
      </ComponentSample>
      <ComponentSample name="Dialog">
        <WithScripts>
          <ExampleDialog />
        </WithScripts>
      </ComponentSample>
      <ComponentSample name="Lightbox">
        <ExampleLightbox />
      </ComponentSample>
      <ComponentSample name="VideoDialog">
        {mainFilm && (
          <VideoDialog film={mainFilm} words={filmWords} variant="frame" sizes="(min-width: 60rem) 40rem, 90vw" />
        )}
      </ComponentSample>
    </SampleGroup>
  );
}

function ExampleDialog() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} variant="outline" onClick={() => setOpen(true)}>
        {dialog.open}
      </Button>
      <Dialog
        title={dialog.title}
        close={dialog.close}
        open={open}
        onClose={() => setOpen(false)}
        returnTo={() => opener.current}
      >
        <p className="mt-4">{dialog.text}</p>
      </Dialog>
    </>
  );
}

const houses = ['arch', 'roof', 'hill'] as const;

function ExampleLightbox() {
  const items = galleryItems.slice(0, houses.length);
  const lightbox = useLightbox({ title: galleryTitle, items, words: galleryWords.lightbox });
  return (
    <>
      <ul role="list" className="grid gap-4 tablet:grid-cols-3">
        {houses.map((shape, index) => {
          const item = items[index];
          return (
            item && (
              <li key={item.id}>
                <LightboxLink
                  picture={item.picture}
                  sizes="(min-width: 60rem) 15rem, (min-width: 40rem) 30vw, 90vw"
                  shape={shape}
                  onOpen={(opener) => void lightbox.open(index, opener)}
                >
                  <InLanguage lang={item.lang}>{item.title}</InLanguage>
                </LightboxLink>
              </li>
            )
          );
        })}
      </ul>
      {lightbox.element}
    </>
  );
}

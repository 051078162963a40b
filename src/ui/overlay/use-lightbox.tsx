// A lightbox for a group of pictures, loaded when it is first opened. If its code fails to load, the browser navigates to the large picture instead.
import { loadAgain } from '#ui/load-again.ts';
import { useState, type ReactNode } from 'react';

import { largest } from './lightbox-link.tsx';
import type { LightboxItem, LightboxWords } from './lightbox.tsx';
import { useLazyDialog } from './use-lazy-dialog.tsx';

interface Group {
  title: ReactNode;
  items: readonly LightboxItem[];
  words: LightboxWords;
}

const loadLightbox = loadAgain(() => import('./lightbox.tsx'));

/** `open` shows one of the items, and closing returns focus to `opener`; render `element` anywhere in the group. */
export function useLightbox({ title, items, words }: Group): {
  open: (index: number, opener: HTMLElement) => Promise<void>;
  element: ReactNode;
} {
  const dialog = useLazyDialog(async () => (await loadLightbox()).Lightbox);
  const [opened, setOpened] = useState<{ index: number; opener: HTMLElement }>();

  async function open(index: number, opener: HTMLElement) {
    setOpened({ index, opener });
    await dialog.show(() => window.location.assign(largest(items[index]!.picture)));
  }

  const element =
    opened &&
    dialog.render((Lightbox) => (
      <Lightbox
        title={title}
        items={items}
        words={words}
        open={dialog.open}
        start={opened.index}
        onClose={dialog.close}
        returnTo={() => opened.opener}
      />
    ));
  return { open, element };
}

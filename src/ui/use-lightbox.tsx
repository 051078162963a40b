// A group of pictures that open large: fetches the lightbox when it is first wanted. If it does not come, a link does what links do: it shows the large picture.
import { useRef, useState, type ReactNode } from 'react';

import { largest } from './lightbox-link.tsx';
import type { Lightbox as LightboxPart, LightboxItem, LightboxWords } from './lightbox.tsx';

interface Group {
  title: string;
  items: readonly LightboxItem[];
  words: LightboxWords;
}

/** `open` shows one of the items and gives the focus back to `opener`; `element` has to stand somewhere in the group. */
export function useLightbox({ title, items, words }: Group): {
  open: (index: number, opener: HTMLElement) => Promise<void>;
  element: ReactNode;
} {
  const [Lightbox, setLightbox] = useState<typeof LightboxPart>();
  const [opened, setOpened] = useState<{ index: number; opener: HTMLElement; open: boolean; times: number }>();
  const times = useRef(0);

  async function open(index: number, opener: HTMLElement) {
    try {
      const part = await import('./lightbox.tsx');
      setLightbox(() => part.Lightbox);
      times.current += 1;
      setOpened({ index, opener, open: true, times: times.current });
    } catch {
      window.location.assign(largest(items[index]!.large));
    }
  }

  const element = Lightbox && opened && (
    <Lightbox
      key={opened.times}
      title={title}
      items={items}
      words={words}
      open={opened.open}
      start={opened.index}
      onClose={() => setOpened((now) => now && { ...now, open: false })}
      returnTo={() => opened.opener}
    />
  );
  return { open, element };
}

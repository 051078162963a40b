import { vi } from 'vitest';

/** For the rest of a test, the visitor prefers reduced motion. */
export const reduceMotion = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(prefers-reduced-motion: reduce)' }),
  );

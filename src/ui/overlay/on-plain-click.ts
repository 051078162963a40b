import type { MouseEvent } from 'react';

/** A press that opens something in the page, and leaves the link's other ways (a new tab, a download) to the browser. */
export const onPlainClick = (onOpen: (opener: HTMLElement) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onOpen(event.currentTarget);
};

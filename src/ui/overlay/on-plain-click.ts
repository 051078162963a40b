import type { MouseEvent } from 'react';

/** A click handler for links that open something in the page. Modified clicks (new tab, download) keep the browser's behaviour. */
export const onPlainClick = (onOpen: (opener: HTMLElement) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onOpen(event.currentTarget);
};

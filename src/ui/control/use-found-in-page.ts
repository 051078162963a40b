import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a panel whose text the browser's find-in-page finds while it is closed: `onFound` is then called. The ref goes to the element to hide. */
export function useFoundInPage(isOpen: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  // React renders any value of `hidden` as a boolean attribute (facebook/react#24740), so it is set on the element.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useLayoutEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  });
  return panel;
}

// A window over the page whose code is fetched when it is first wanted.
import { type ComponentType, type ReactNode, useRef, useState } from 'react';

import { ErrorBoundary } from '#ui/hydration/error-boundary.tsx';

interface LazyDialog<Props> {
  open: boolean;
  /** Opens the window. `fallback` is done if its code does not come or fails: what a plain link in its place would do. */
  show: (fallback: () => void) => Promise<void>;
  close: () => void;
  /** Draws the window once its code is there. */
  render: (children: (Dialog: ComponentType<Props>) => ReactNode) => ReactNode;
}

export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  /** Each opening draws the window anew, also after a failure. */
  const [openings, setOpenings] = useState(0);
  const fallbackRef = useRef(() => {});

  return {
    open,
    async show(fallback) {
      fallbackRef.current = fallback;
      try {
        const loaded = await load();
        setDialog(() => loaded);
        setOpenings((before) => before + 1);
        setOpen(true);
      } catch {
        fallback();
      }
    },
    close: () => setOpen(false),
    render: (children) =>
      Dialog && (
        <ErrorBoundary key={openings} onFail={() => fallbackRef.current()}>
          {children(Dialog)}
        </ErrorBoundary>
      ),
  };
}

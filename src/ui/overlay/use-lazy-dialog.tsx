// A dialog whose code is loaded when it is first opened.
import { type ComponentType, type ReactNode, useRef, useState } from 'react';

import { ErrorBoundary } from '#ui/hydration/error-boundary.tsx';

interface LazyDialog<Props> {
  open: boolean;
  /** Opens the dialog. `fallback` runs if its code fails to load or to render, and does what a plain link would do. */
  show: (fallback: () => void) => Promise<void>;
  close: () => void;
  /** Renders the dialog once its code is loaded. */
  render: (children: (Dialog: ComponentType<Props>) => ReactNode) => ReactNode;
}

export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  /** The key of the error boundary: each opening mounts a new dialog, also after a failure. */
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

// A window over the page whose code is fetched when it is first wanted.
import { type ComponentType, type ReactNode, useRef, useState } from 'react';

import { ErrorBoundary } from '#ui/hydration/error-boundary.tsx';

interface LazyDialog<Props> {
  open: boolean;
  /** Opens the window. `otherwise` is done if its code does not come or fails: what a plain link in its place would do. */
  show: (otherwise: () => void) => Promise<void>;
  close: () => void;
  /** Draws the window once its code is there. */
  draw: (window: (Dialog: ComponentType<Props>) => ReactNode) => ReactNode;
}

export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  /** Each opening draws the window anew, also after a failure. */
  const [times, setTimes] = useState(0);
  const instead = useRef(() => {});

  return {
    open,
    async show(otherwise) {
      instead.current = otherwise;
      try {
        const loaded = await load();
        setDialog(() => loaded);
        setTimes((before) => before + 1);
        setOpen(true);
      } catch {
        otherwise();
      }
    },
    close: () => setOpen(false),
    draw: (window) =>
      Dialog && (
        <ErrorBoundary key={times} onFail={() => instead.current()}>
          {window(Dialog)}
        </ErrorBoundary>
      ),
  };
}

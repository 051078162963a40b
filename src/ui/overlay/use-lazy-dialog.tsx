// A dialog whose code is loaded when it is first opened.
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';

interface LazyDialog<Props> {
  open: boolean;
  /** Opens the dialog. `fallback` runs if its code cannot be loaded, and does what a plain link would do. */
  show: (fallback: () => void) => Promise<void>;
  close: () => void;
  /** Renders the dialog once its code is loaded. */
  render: (children: (Dialog: ComponentType<Props>) => ReactNode) => ReactNode;
}

export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  /** The key of the dialog: each opening mounts a new one. */
  const [openings, setOpenings] = useState(0);

  return {
    open,
    async show(fallback) {
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
    render: (children) => Dialog && <Fragment key={openings}>{children(Dialog)}</Fragment>,
  };
}

// A modal dialog: named by its visible title, closed by Escape, the backdrop or its close button, which is last in the DOM.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ · opens in 300 ms, its backdrop in 150 ms (REQ U28, U29).
import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '#ui/control/button.tsx';
import { useCloseRequests } from './close-requests.ts';
import { Icon } from '#ui/drawing/icon.tsx';

const variants = {
  /** Dark and full screen, for pictures. */
  night: { panel: 'dialog dialog-night', button: 'night' },
  /** Dark and centred on the backdrop, for films. */
  film: { panel: 'dialog dialog-film', button: 'night' },
  /** Light and centred on the backdrop. */
  paper: { panel: 'dialog dialog-paper', button: 'quiet' },
} as const;

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Accessible name of the close button. */
  close: string;
  variant?: keyof typeof variants;
  /** What receives focus on opening. Orca reads the whole content of a focused dialog, so a dialog with much text focuses its title. */
  initialFocus?: 'dialog' | 'title';
  /** The element that opened the dialog; it receives focus on closing, since there is no Radix trigger. */
  returnTo: () => HTMLElement | null | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

export function Dialog({
  title,
  open,
  onClose,
  close,
  variant = 'paper',
  initialFocus = 'dialog',
  returnTo,
  onKeyDown,
  children,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseRequests(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(opened) => !opened && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-backdrop" />
        <Radix.Content
          ref={panel}
          // Radix omits it; it tells screen readers that the page behind is unavailable.
          aria-modal
          className={variants[variant].panel}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            // Focusing the dialog itself makes screen readers read its name, and scrolls nothing.
            event.preventDefault();
            (initialFocus === 'title' ? heading : panel).current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo()?.focus();
          }}
        >
          <InertPage />
          <Radix.Title ref={heading} tabIndex={-1} className="dialog-title">
            {title}
          </Radix.Title>
          {children}
          <div className="dialog-close">
            <Radix.Close asChild>
              <Button variant={variants[variant].button} size="round" label={close}>
                <Icon name="x" />
              </Button>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Radix hides the page and its own focus guards with aria-hidden only, so they can still take the focus (https://github.com/radix-ui/primitives/issues/3593).
 * Inert, they cannot (WCAG 4.1.2); it is undone before focus returns.
 */
function InertPage() {
  useEffect(() => {
    let behind: Element[] = [];
    // Radix sets aria-hidden in an effect that runs after this one.
    queueMicrotask(() => {
      behind = [...document.querySelectorAll('[data-aria-hidden]:not([inert])')];
      for (const element of behind) element.toggleAttribute('inert', true);
    });
    return () => {
      for (const element of behind) element.toggleAttribute('inert', false);
    };
  }, []);
  return null;
}

// A modal dialog: named by its visible title, closed by Escape, the backdrop or its close button, which is last in the DOM.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ · opens in 300 ms, its backdrop in 150 ms (REQ U28, U29).
import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '#ui/control/button.tsx';
import { useCloseRequests } from './close-requests.ts';
import { Icon } from '#ui/drawing/icon.tsx';

const variants = {
  /** Dark and full screen, for pictures. On phones in landscape all but the picture is beside it. */
  night: {
    panel:
      'dialog-night inset-0 grid-rows-auto-1 gap-3 bg-night-base px-gutter text-night-text scheme-dark low:grid-cols-1-quarter low:grid-rows-auto-auto-1',
    title: 'min-h-button pe-16 low:col-start-2 low:row-start-2 low:min-h-0 low:pe-0',
    body: 'flex flex-col gap-3 low:contents',
    close: 'low:col-start-2',
    button: 'night',
  },
  /** Dark and centred on the backdrop, for films. `content-start`, because Safari otherwise stretches the rows of a fixed grid to the viewport's height. */
  film: {
    panel:
      'dialog-film inset-0 m-auto h-fit content-start gap-3 rounded-panel border-2 border-night-line bg-night-base p-4 text-night-text scheme-dark scroll-pt-16 wide:px-8 wide:pb-8',
    title: 'min-h-button pe-16',
    body: '',
    // It stays visible while the rest scrolls.
    close: 'sticky top-0 z-1 row-span-2 rounded-full bg-night-base',
    button: 'night',
  },
  /** Light and centred on the backdrop. */
  paper: {
    panel: 'dialog-paper inset-0 m-auto h-fit content-start gap-4 rounded-panel bg-paper-2 p-6 text-ink shadow-lift',
    title: 'min-h-button pe-16',
    body: 'grid gap-4',
    close: '',
    button: 'quiet',
  },
} as const;

interface DialogProps {
  title: ReactNode;
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
  const { panel: panelClasses, title: titleClasses, body, close: closeClasses, button } = variants[variant];
  useCloseRequests(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(opened) => !opened && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 animate-fade bg-night-base/70" />
        <Radix.Content
          ref={panel}
          // Radix omits it; it tells screen readers that the page behind is unavailable.
          aria-modal
          className={`fixed z-61 grid animate-rise grid-cols-1 overflow-y-auto overscroll-contain focus:outline-none forced-colors:border-2 closed:animate-sink ${panelClasses}`}
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
          <Radix.Title
            ref={heading}
            tabIndex={-1}
            className={`col-start-1 row-start-1 content-center justify-self-start text-3 ${titleClasses}`}
          >
            {title}
          </Radix.Title>
          <div className={`col-start-1 row-start-2 ${body}`}>{children}</div>
          <div className={`col-start-1 row-start-1 self-start justify-self-end ${closeClasses}`}>
            <Radix.Close asChild>
              <Button variant={button} size="round" label={close}>
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

// A window over the page: named by its visible title, closed by Escape, the backdrop or its button, which is last in the DOM.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ · opens in 300 ms, its backdrop in 150 ms (REQ U28, U29).
import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '#ui/control/button.tsx';
import { useCloseRequests } from './close-requests.ts';
import { Icon } from '#ui/drawing/icon.tsx';

const looks = {
  /** Fills the screen with the night: pictures. */
  night: { panel: 'dialog dialog-night', button: 'night' },
  /** A room of the night in the middle, with the backdrop round it: films. */
  film: { panel: 'dialog dialog-film', button: 'night' },
  /** A sheet of paper in the middle. */
  paper: { panel: 'dialog dialog-paper', button: 'quiet' },
} as const;

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The name of the button that closes it. */
  close: string;
  look?: keyof typeof looks;
  /** What has the focus first. Orca reads all the words of a window that has it: where these are many, the title has it. */
  first?: 'window' | 'title';
  /** Gets the focus back: what opened it, since there is no trigger of Radix's own. */
  returnTo: () => HTMLElement | null | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

export function Dialog({
  title,
  open,
  onClose,
  close,
  look = 'paper',
  first = 'window',
  returnTo,
  onKeyDown,
  children,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseRequests(open, onClose);
  return (
    <Root open={open} onOpenChange={(opened) => !opened && onClose()}>
      <Portal>
        <Overlay className="dialog-backdrop" />
        <Content
          ref={panel}
          aria-describedby={undefined}
          // Radix leaves it out; it tells screen readers themselves that the page behind is out of reach.
          aria-modal
          className={looks[look].panel}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            // The window itself: its name is read, and nothing is scrolled away.
            event.preventDefault();
            (first === 'title' ? heading : panel).current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo()?.focus();
          }}
        >
          <SilentPage />
          <Title ref={heading} tabIndex={-1} className="dialog-title">
            {title}
          </Title>
          {children}
          <div className="dialog-close">
            <Button look={looks[look].button} size="round" label={close} onClick={onClose}>
              <Icon name="x" />
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * Radix hides the page behind from screen readers and holds the focus with two guards, which are stops that are nothing. What it has hidden cannot take the
 * focus either (WCAG 4.1.2), so nothing is left to guard. It is undone before the focus goes back.
 */
function SilentPage() {
  useEffect(() => {
    let behind: Element[] = [];
    // Radix hides in an effect of its own, which comes after this one.
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

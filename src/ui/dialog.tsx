// A window over the page: named by its visible title, closed by Escape, the backdrop or its button, which is last in the DOM.
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ · opens in 300 ms, its backdrop in 150 ms (specification 9).
import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const looks = {
  /** Fills the screen with the night: pictures and films. */
  night: { panel: 'dialog dialog-night', button: 'night' },
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
  /** Gets the focus back: what opened it, since there is no trigger of Radix's own. */
  returnTo: () => HTMLElement | null | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

export function Dialog({ title, open, onClose, close, look = 'paper', returnTo, onKeyDown, children }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Root open={open} onOpenChange={(opened) => !opened && onClose()}>
      <Portal>
        <Overlay className="dialog-backdrop" />
        <Content
          ref={panel}
          aria-describedby={undefined}
          className={looks[look].panel}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            // The window itself: its name is read, and nothing is scrolled away.
            event.preventDefault();
            panel.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo()?.focus();
          }}
        >
          <Title className="dialog-title">{title}</Title>
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

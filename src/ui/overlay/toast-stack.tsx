// The visible toasts, on Radix Toast: a swipe to the right, their button or Escape closes them; their timers pause while they are hovered or focused, or the
// window is in the background; they never take focus. One list for both positions, so that there is one landmark and one key (F8) to reach it.
import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';

import type { IconName } from '#design/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Unbroken } from '#ui/layout/unbroken.tsx';
import { allowedGestures, keepNativeTabOrder, useFocusReturn, useUnheardAnnouncer } from './radix-toast-repairs.ts';
import { speak, toast, type Toast, type ToastType } from './toast-store.ts';

export interface ToastStackProps {
  toasts: readonly Toast[];
  label: string;
  close: string;
}

const icons: Record<ToastType, { name: IconName; classes: string } | undefined> = {
  blank: undefined,
  error: { name: 'warning-circle', classes: 'text-night-error' },
  success: { name: 'check-circle', classes: 'text-night-success' },
  loading: { name: 'circle-notch', classes: 'text-night-link' },
  custom: undefined,
};

export function ToastStack({ toasts, label, close }: ToastStackProps) {
  const announcer = useUnheardAnnouncer();
  const { rememberFocus, closeAndReturn } = useFocusReturn();
  return (
    <div onFocus={rememberFocus} onKeyDownCapture={keepNativeTabOrder} className="toasts print:hidden">
      <Provider announcerContainer={announcer}>
        {toasts.map((entry) => (
          <Message
            key={`${entry.id} ${entry.version}`}
            entry={entry}
            close={close}
            onClose={() => closeAndReturn(() => toast.dismiss(entry.id))}
          />
        ))}
        <Viewport
          label={`${label} ({hotkey})`} // It covers the screen but lets clicks through; what stretches in it separates the toasts at the top from those at the bottom. 8 px apart: REQ T13.
          className="toast-stack pointer-events-none fixed inset-0 z-60 flex flex-col items-center gap-2 overflow-y-auto px-4 pt-24 after:order-1 after:flex-1 focus-visible:shadow-none focus-visible:-outline-offset-6 low:pt-16"
        />
      </Provider>
    </div>
  );
}

interface MessageProps {
  entry: Toast;
  close: string;
  onClose: () => void;
}

function Message({ entry: { id, type, content, position, duration, announce }, close, onClose }: MessageProps) {
  const icon = icons[type];
  return (
    <Root
      open
      onOpenChange={onClose}
      duration={duration}
      // Not a tab stop: it is no control.
      tabIndex={-1}
      ref={whenHere}
      data-toast={type}
      data-position={position}
      className="toast pointer-events-auto flex max-w-toast shrink-0 animate-drop items-center gap-3 rounded-panel border-2 border-night-text bg-night-ground py-1 ps-5 pe-1 leading-snug font-semibold wrap-anywhere text-night-text shadow-lift"
      style={allowedGestures}
    >
      {icon && (
        <span className={icon.classes}>
          <Icon name={icon.name} motion={type === 'loading' ? 'turning' : 'none'} />
        </span>
      )}
      <Title className="py-2">
        {typeof content === 'string' ? (
          // A new element for new words: a browser that translates the page has put its own in place of the texts.
          <span key={content}>
            <Unbroken>{content}</Unbroken>
          </span>
        ) : (
          <Spoken content={content} announce={announce} id={id} />
        )}
      </Title>
      <Close
        aria-label={close}
        className="ms-auto grid size-target shrink-0 place-items-center rounded-full text-night-soft hover:bg-night-hill hover:text-night-text focus-visible:-outline-offset-1"
      >
        <Icon name="x" />
      </Close>
    </Root>
  );
}

/**
 * For the element of a toast, not for an effect: the first toast of a page is in the page later than its component, when Radix has made the list. In the next
 * frame, because a form with mistakes shows its toast first and then focuses the field.
 */
function whenHere(toastElement: HTMLElement | null) {
  if (!toastElement) return undefined;
  const frame = requestAnimationFrame(keepFocusClear);
  return () => cancelAnimationFrame(frame);
}

/** Scrolls the focused part of a form, with the messages beside it, clear of a toast that has come. From then on browsers do so themselves (toasts.css). */
function keepFocusClear() {
  const focused = document.activeElement;
  if (!focused?.closest('form')) return;
  const described = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const part of [...described.map((id) => document.getElementById(id)), focused])
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Content that is not a string: it is announced once it is in the DOM, where its text is known. */
function Spoken({ content, announce, id }: Pick<Toast, 'content' | 'announce' | 'id'>) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (content) speak(words.current?.textContent ?? '', announce, id);
  }, [content, announce, id]);
  return <span ref={words}>{content}</span>;
}

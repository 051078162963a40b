// The visible toasts, on Radix Toast: their timers pause while they are hovered or focused, or the window is in the background; they never take focus.
// One list for both positions, so that there is one landmark and one key (F8) to reach it; CSS moves each toast to its end of the screen.
import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import type { IconName } from '#ui/drawing/icon-names.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { speak, toast, type Toast, type ToastType } from './toast-store.ts';

export interface ToastStackProps {
  toasts: readonly Toast[];
  label: string;
  close: string;
}

const icons: Record<ToastType, { name: IconName; look: string } | undefined> = {
  blank: undefined,
  error: { name: 'warning-circle', look: 'text-night-error' },
  success: { name: 'check-circle', look: 'text-night-success' },
  loading: { name: 'circle-notch', look: 'turning text-night-link' },
  custom: undefined,
};

const hotkey = ['F8'];
const noHotkey: string[] = [];

export function ToastStack({ toasts, label, close }: ToastStackProps) {
  // Radix renders its own announcements into this detached element: only the live regions of toaster.tsx announce toasts.
  const [unusedAnnouncer] = useState(() => document.createElement('div'));
  const focusedBefore = useRef<Element | null>(null);
  const hasToasts = toasts.length > 0;
  // Radix renders the list before its first item, and an empty list must not have the role.
  const [hasMessages, setHasMessages] = useState(false);
  const onFirstMessage = useCallback((words: Element | null) => words && setHasMessages(true), []);

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  /** Radix leaves focus on the list when the focused toast closes: this returns focus to where it was before. */
  function closeToast(id: string, inside: boolean) {
    toast.dismiss(id);
    if (inside && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <div onFocus={rememberFocus} onKeyDownCapture={keepNativeTabOrder} className="toasts no-print">
      <Provider announcerContainer={unusedAnnouncer}>
        {toasts.map((entry) => (
          <Message key={entry.id} entry={entry} close={close} onClose={closeToast} onShown={onFirstMessage} />
        ))}
        <Viewport
          hotkey={hasToasts ? hotkey : noHotkey}
          label={hasToasts ? `${label} (${hotkey.join('')})` : label}
          className="toast-stack"
          // VoiceOver ignores lists without markers unless they have the role; an empty list must not have it.
          {...(hasToasts && hasMessages ? { role: 'list' } : {})}
        />
      </Provider>
    </div>
  );
}

/** Keeps Tab in DOM order: Radix's own Tab handling needs its focus proxies, which toasts.css hides. */
function keepNativeTabOrder(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** A click on a toast, except on its controls or to select text, dismisses it and activates the control underneath, so that toasts block nothing. */
function clickThrough({ target, clientX, clientY }: MouseEvent, id: string) {
  if ((target as Element).closest('button, a') || !getSelection()?.isCollapsed) return;
  flushSync(() => toast.dismiss(id));
  const under = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a, button, input, select, textarea, summary, label');
  under?.focus();
  under?.click();
}

interface MessageProps {
  entry: Toast;
  close: string;
  onClose: (id: string, inside: boolean) => void;
  /** Called with the content element once it is in the DOM. */
  onShown: (words: Element | null) => void;
}

function Message({ entry, close, onClose, onShown }: MessageProps) {
  const { id, type, content, position, duration, version, announce } = entry;
  const words = useRef<HTMLDivElement>(null);
  const icon = icons[type];

  useEffect(() => {
    if (typeof content !== 'string') speak(words.current?.textContent ?? '', announce, id);
  }, [content, announce, id]);

  return (
    <Root
      open
      onOpenChange={() => onClose(id, Boolean(document.activeElement?.closest('.toast-stack')))}
      // Radix restarts its timer only when the duration changes: every second replacement adds a thousandth of a millisecond.
      duration={duration + (version % 2) / 1000}
      tabIndex={-1}
      data-toast={type}
      data-position={position}
      className="toast shadow-lift"
      // Radix disables text selection and pinch zoom for its swipe; toasts close by a button instead (WCAG 2.5.1), so both stay possible.
      style={{ userSelect: 'text', touchAction: 'auto' }}
      onPointerMove={(event) => event.preventDefault()}
      onClick={(event) => clickThrough(event, id)}
    >
      {icon && (
        <span className={icon.look}>
          <Icon name={icon.name} />
        </span>
      )}
      <Title ref={words} className="py-2">
        <span ref={onShown}>{content}</span>
      </Title>
      <Close aria-label={close} className="toast-close">
        <Icon name="x" />
      </Close>
    </Root>
  );
}

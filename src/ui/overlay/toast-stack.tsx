// The visible toasts, on Radix Toast: they wait while pointed at, focused, or while the window is in the background, and never take the focus.
// One list for both positions, so that there is one landmark and one key (F8) to reach it; CSS puts each toast at its end of the screen.
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
  // Radix announces each toast, with its label, in this element: outside the page, so that ours is the one voice.
  const [unusedAnnouncer] = useState(() => document.createElement('div'));
  const focusedBefore = useRef<Element | null>(null);
  const hasToasts = toasts.length > 0;
  // Radix puts the first message into the list a moment after the list: until then it is none.
  const [hasMessages, setHasMessages] = useState(false);
  const onFirstMessage = useCallback((words: Element | null) => words && setHasMessages(true), []);

  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  /** Radix leaves the focus on the list when it closes the focused toast: it goes back to where the person was. */
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
          // Lists without markers are no lists to VoiceOver unless they say so; an empty one is none.
          {...(hasToasts && hasMessages ? { role: 'list' } : {})}
        />
      </Provider>
    </div>
  );
}

/** Tab goes through the messages as they stand in the page: Radix's own order needs its focus proxies, which toasts.css takes away. */
function keepNativeTabOrder(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** A press on a message, but for its controls and a selection of its words, takes it away and goes to what lies under it: it is in nobody's way. */
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
  /** Told of the words once they are in the page. */
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
      // Radix starts its clock again only for another duration; a thousandth of a millisecond makes it one.
      duration={duration + (version % 2) / 1000}
      tabIndex={-1}
      data-toast={type}
      data-position={position}
      className="toast shadow-lift"
      // Radix forbids selecting and pinching on a toast, for the sake of swiping; we close by a button (WCAG 2.5.1), so words stay selectable.
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

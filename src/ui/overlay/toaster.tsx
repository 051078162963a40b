// Announces and shows toasts, each once per page. The live regions are in the HTML before any message, and nothing else announces toasts (WCAG 4.1.3);
// the code of the visible toasts, with Radix, is loaded with the first toast.
import { lazy, Suspense, useSyncExternalStore } from 'react';

import { noToasts, readToasts, subscribeToToasts, type Announce, type Spoken } from './toast-store.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

const useToasts = () => useSyncExternalStore(subscribeToToasts, readToasts, () => noToasts);

/** Announces toasts. */
export function ToastRegions() {
  const { spoken } = useToasts();
  return (
    <>
      <Region role="status" announce="polite" spoken={spoken} />
      <Region role="alert" announce="assertive" spoken={spoken} />
    </>
  );
}

interface ToasterProps {
  /** Accessible name of the list of toasts, a landmark while it is not empty. */
  label?: string;
  /** Accessible name of the button that closes a toast. */
  close?: string;
}

/** Shows toasts. Each of their messages stands in the page, too. */
export function Toaster({ label = 'Messages', close = 'Close message' }: ToasterProps) {
  const { toasts } = useToasts();
  return (
    toasts.length > 0 && (
      <Suspense>
        <ToastStack toasts={toasts} label={label} close={close} />
      </Suspense>
    )
  );
}

interface RegionProps {
  role: 'status' | 'alert';
  announce: Announce;
  spoken: readonly Spoken[];
}

/** Both roles are atomic by default, which would repeat older texts with each new one. */
function Region({ role, announce, spoken }: RegionProps) {
  return (
    <div
      role={role}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      aria-atomic={false}
      aria-relevant="additions"
      className="sr-only"
    >
      {spoken
        .filter((entry) => entry.announce === announce)
        .map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
    </div>
  );
}

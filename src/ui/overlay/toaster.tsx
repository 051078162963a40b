// Where toasts appear, once per page. The spoken region is in the HTML before any message, and is the only thing that speaks (WCAG 4.1.3);
// the visible toasts, and Radix with them, are fetched with the first toast.
import { lazy, Suspense, useSyncExternalStore } from 'react';

import { ErrorBoundary } from '#ui/hydration/error-boundary.tsx';
import { noToasts, readToasts, subscribeToToasts, type Announce, type Spoken } from './toast-store.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

interface ToasterProps {
  /** Names the list of toasts, a landmark while there is one. */
  label?: string;
  /** Names the button that closes a toast. */
  close?: string;
}

export function Toaster({ label = 'Messages', close = 'Close message' }: ToasterProps) {
  const { toasts, spoken, started } = useSyncExternalStore(subscribeToToasts, readToasts, () => noToasts);
  return (
    <>
      <Region role="status" announce="polite" spoken={spoken} />
      <Region role="alert" announce="assertive" spoken={spoken} />
      {started && (
        // If its code does not come, its words are spoken all the same, and every message also stands in the page.
        <ErrorBoundary>
          <Suspense>
            <ToastStack toasts={toasts} label={label} close={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

interface RegionProps {
  role: 'status' | 'alert';
  announce: Announce;
  spoken: readonly Spoken[];
}

/** Both roles are atomic by themselves, which would repeat older words with each new message. */
function Region({ role, announce, spoken }: RegionProps) {
  return (
    <div
      role={role}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      aria-atomic={false}
      aria-relevant="additions"
      className="visually-hidden"
    >
      {spoken
        .filter((entry) => entry.announce === announce)
        .map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
    </div>
  );
}

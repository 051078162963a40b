// Announces and shows toasts, each once per page. The live regions are in the HTML before any message, and nothing else announces toasts (WCAG 4.1.3);
// the code of the visible toasts, with Radix, is loaded with the first toast.
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

import { loadAgain } from '#ui/load-again.ts';

import type { ToastStackProps } from './toast-stack.tsx';
import { noToasts, readToasts, subscribeToToasts, toast, type Announce, type Spoken } from './toast-store.ts';

const loadStack = loadAgain(() => import('./toast-stack.tsx'));
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

/** Shows toasts. Where their code cannot be loaded, a toast is only announced, and the next one loads it again. */
export function Toaster({ label = 'Messages', close = 'Close message' }: ToasterProps) {
  const { toasts } = useToasts();
  const [ToastStack, setToastStack] = useState<ComponentType<ToastStackProps>>();
  const [last] = toasts.slice(-1);
  useEffect(() => {
    if (!last || ToastStack) return;
    loadStack()
      .then((loaded) => setToastStack(() => loaded.ToastStack))
      // Its time is over when the code comes.
      .catch(() => toast.dismiss(last.id));
  }, [last, ToastStack]);
  return ToastStack && toasts.length > 0 && <ToastStack toasts={toasts} label={label} close={close} />;
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
